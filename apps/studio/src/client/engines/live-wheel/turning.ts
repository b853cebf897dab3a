import { itemAt } from '../../../engines/itemAt.ts'

// The clock alone determines the wheel's position: a late or suspended client shows it where everyone else sees it.

/** How long the wheel turns in each spin; then it stops, and the result can be read. */
const TURNING_SHARE = 0.78
const TURNS = 6

export interface Turning {
  readonly stops: readonly number[]
  readonly size: number
  /** The place it stood at before. */
  readonly from: number
  readonly spinMs: number
}

/** Degrees a place of the rim is turned to the pointer by. */
export const angleOf = (stop: number, size: number) => (-360 * stop) / size

/** Angle of the wheel, the spin it is in and whether that has come to rest, so long after it was begun. */
export function wheelAt({ stops, size, from, spinMs }: Turning, elapsedMs: number) {
  const spin = Math.max(0, Math.min(stops.length - 1, Math.floor(elapsedMs / spinMs)))
  const before = angleOf(spin === 0 ? from : itemAt(stops, spin - 1), size)
  const target = angleOf(itemAt(stops, spin), size)
  const way = -TURNS * 360 + ((((target - before) % 360) - 360) % 360)
  const share = Math.max(0, Math.min(1, (elapsedMs - spin * spinMs) / (spinMs * TURNING_SHARE)))
  return { angle: before + way * ease(share), spin, isAtRest: share >= 1 }
}

/** A hand's pull, then a long running out. */
function ease(t: number): number {
  const pull = 0.12
  const left = 1 - pull
  // Both parts meet with the same speed.
  const speed = 1 / (pull / 2 + left / 3.2)
  if (t < pull) return (speed * t * t) / (2 * pull)
  return (speed * pull) / 2 + (speed * left * (1 - (1 - (t - pull) / left) ** 3.2)) / 3.2
}
