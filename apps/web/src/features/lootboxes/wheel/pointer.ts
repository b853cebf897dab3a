import { type Layout, type Place, pegStep, sectorStep } from './motion'

/** The pointer hangs from its top: the angle by which a peg has bent it, in degrees, and its speed, per millisecond. */
export interface Pointer {
  readonly bend: number
  readonly speed: number
}

export const restingPointer: Pointer = { bend: 0, speed: 0 }

/** A peg touches it this many degrees before it has passed. */
const touchDegrees = 5
const maxBend = 26
const stiffness = 0.0011
const damping = 0.022
/** Longer frames are not simulated in full, because the spring would become unstable. */
const longestStepMs = 24

/** The degrees until the next peg lets go. */
function untilPast(angle: number, way: number, layout: Layout): number {
  const step = pegStep(layout)
  const at = (((angle - sectorStep(layout) / 2) % step) + step) % step
  return way > 0 ? step - at : at
}

/** The pointer some milliseconds later: pushed by a passing peg (clockwise: `way` above 0), else swinging back. */
export function bentBy(
  before: Pointer,
  { angle, speed }: Place,
  way: number,
  layout: Layout,
  elapsedMs: number,
): Pointer {
  const ms = Math.min(longestStepMs, elapsedMs)
  const swing = before.speed - (stiffness * before.bend + damping * before.speed) * ms
  const swung = before.bend + swing * ms
  if (way === 0) return { bend: swung, speed: swing }
  // Pegs that pass faster than it swings back keep it bent.
  const held = maxBend * 0.62 * Math.min(1, speed / 0.4)
  const pushed = Math.max(held, maxBend * (1 - untilPast(angle, way, layout) / touchDegrees))
  const aside = -Math.sign(way) * pushed
  if (pushed <= 0 || -Math.sign(way) * swung > pushed) return { bend: swung, speed: swing }
  return { bend: aside, speed: 0 }
}

/** Whether it has stopped. */
export const isStill = ({ bend, speed }: Pointer): boolean => Math.abs(bend) < 0.05 && Math.abs(speed) < 0.001
