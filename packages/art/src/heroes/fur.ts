import { type Seed, seedFrom } from '../seed.ts'
import type { Brush, Ramp } from './brush.ts'
import { along, type Joints, leaf, polar } from './line.ts'

export interface Coat {
  /** colours of the locks, each from its root to its tip */
  ramps: readonly Ramp[]
  length: number
  width: number
  /** direction of the locks at the start of the line and at its end, 90 being down */
  from: number
  to: number
  /** locks for each segment of the line */
  each?: number
  /** how much of a lock is lit, 0 for none */
  light?: string
}

/** Locks of hair that hang from a line. Rows of them, the lowest first, are a pelt: an edge of hair, not of spikes. */
export function locks(b: Brush, line: Joints, seed: string, coat: Coat): string {
  const { ramps, length, width, from, to, each = 5, light = '' } = coat
  const r = seedFrom(seed)
  let hair = ''
  for (const { x, y, share } of along(line, each)) {
    const turn = from + (to - from) * share + r.between(-7, 7)
    const reach = length * r.between(0.78, 1.15)
    const end = polar(x, y, reach, turn)
    const bend = r.between(-0.16, 0.16)
    const ramp = r.pick(ramps)
    hair += b.flat(leaf([x, y], end, width * r.between(0.8, 1.15), bend), b.fill(ramp, Math.round(turn / 15) * 15))
    if (light && r.chance(0.55))
      hair += b.flat(
        leaf(polar(x, y, reach * 0.12, turn - 14), polar(x, y, reach * 0.8, turn - 4), width * 0.17, bend),
        light,
        0.5,
      )
  }
  return hair
}

/** A lock like a tongue of fire: it leaves its root one way and its tip flicks the other, by `curl` of its length. */
function flame(x: number, y: number, length: number, width: number, degrees: number, curl: number): string {
  const turn = (degrees * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const at = (along: number, off: number, sway: number): string => {
    const [u, v] = [along * length, off * width + sway * curl * length]
    return `${Math.round(x + ux * u - uy * v)} ${Math.round(y + uy * u + ux * v)}`
  }
  return `M${at(0, -1, 0)}C${at(0.3, -1.35, -0.45)} ${at(0.7, -0.8, -0.5)} ${at(1, 0, 0.9)}C${at(0.8, 0.5, 0)} ${at(0.4, 1.3, -0.4)} ${at(0, 1, 0)}Z`
}

interface Lock {
  readonly length: number
  readonly width: number
  /** where it grows to, 90 being down */
  turn: number
  curl: number
  /** from the root to the tip */
  ramp: Ramp
  /** the dark it lies in */
  shade: string
  /** the light along its back; none where it lies under others */
  rim?: string
}

/** One big lock with shade below, light above and a streak: four flat shapes, since a mane needs sixty of them. */
export function lock(b: Brush, x: number, y: number, { length, width, turn, curl, ramp, shade, rim }: Lock): string {
  const paint = b.fill(ramp, Math.round(turn / 15) * 15)
  const streak = polar(x - 1, y - 2, length * 0.16, turn)
  return (
    (rim ? b.flat(flame(x + 2.5, y + 1, length + 1, width, turn, curl), rim, 0.85) : '') +
    b.flat(flame(x, y, length, width, turn, curl), shade) +
    b.flat(flame(x - 1.5, y - 1.5, length * 0.97, width * 0.84, turn, curl), paint) +
    b.flat(flame(...streak, length * 0.66, width * 0.2, turn - curl * 30, curl), ramp.at(-1) as string, 0.8)
  )
}

/**
 * A row of such locks along a line, `each` of them to a segment: from its start to its end their turn changes from the first to the
 * second, and no two are quite alike.
 */
export function row(
  b: Brush,
  r: Seed,
  where: Joints,
  each: number,
  [from, to]: readonly [number, number],
  [length, width]: readonly [number, number],
  ramps: readonly Ramp[],
  shade: string,
  curl: number,
  rim?: string,
): string {
  return along(where, each)
    .map(({ x, y, share }) =>
      lock(b, x, y, {
        length: length * r.between(0.82, 1.18),
        width: width * r.between(0.88, 1.12),
        turn: from + (to - from) * share + r.between(-7, 7),
        curl: curl * r.between(0.6, 1.3),
        ramp: r.pick(ramps),
        shade,
        ...(rim && { rim }),
      }),
    )
    .join('')
}
