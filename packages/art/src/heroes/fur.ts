import { seedFrom } from '../seed.ts'
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
