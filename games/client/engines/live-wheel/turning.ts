import { itemAt } from '../../../engines/itemAt.ts'
import { SLOWING_MS, SPIN_MS, TURNING_MS } from '../../../engines/live-wheel/play.ts'

// The clock alone determines the wheel's position: a late or suspended client shows it where everyone else sees it.

const SLOWS_AT_MS = TURNING_MS - SLOWING_MS
/** The host's pull brings the wheel to full speed within this time; the speed is in degrees per millisecond. */
const PULL_MS = 700
const SPEED = 0.48
/** Min angle of the wheel while it slows down; the stop adds less than a full turn. */
const MIN_WAY = 540

export interface Turning {
  /** The known stops: the next one is known by the time the wheel begins to slow down. */
  readonly stops: readonly number[]
  readonly size: number
  /** The stop of the previous round. */
  readonly from: number
  /** Whether a stop is a multiplier, after which the wheel is spun again. */
  isTimes(stop: number): boolean
}

/** Rotation in degrees that brings this place of the rim to the pointer. */
export const angleOf = (stop: number, size: number) => (-360 * stop) / size

/** The wheel's angle, the current spin and whether that has ended, at a time since its start. */
export function wheelAt({ stops, size, from, isTimes }: Turning, elapsedMs: number) {
  const isSpunAgain = stops.length === 0 || isTimes(itemAt(stops, -1))
  const last = stops.length - (isSpunAgain ? 0 : 1)
  const spin = Math.max(0, Math.min(last, Math.floor(elapsedMs / SPIN_MS)))
  const before = angleOf(spin === 0 ? from : itemAt(stops, spin - 1), size)
  const ms = Math.max(0, elapsedMs - spin * SPIN_MS)
  const stop = stops[spin]
  if (stop === undefined || ms <= SLOWS_AT_MS) return { angle: before - freeWay(ms), spin, isAtRest: false }
  const slowing = before - freeWay(SLOWS_AT_MS)
  const way = MIN_WAY + ((((slowing - MIN_WAY - angleOf(stop, size)) % 360) + 360) % 360)
  const share = Math.min(1, (ms - SLOWS_AT_MS) / SLOWING_MS)
  // It begins with the speed of the free run.
  return { angle: slowing - way * (1 - (1 - share) ** ((SPEED * SLOWING_MS) / way)), spin, isAtRest: share >= 1 }
}

const freeWay = (ms: number): number => (ms < PULL_MS ? (SPEED * ms * ms) / (2 * PULL_MS) : SPEED * (ms - PULL_MS / 2))
