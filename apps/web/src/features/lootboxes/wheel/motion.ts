/**
 * The motion of the wheel as functions of time. Angles are degrees, clockwise; speeds are degrees per millisecond. At
 * angle 0, sector 0 is at the top, the others follow clockwise; the pointer is at the top.
 */

/** A wheel's sectors and pegs: `gaps` pegs per sector, one of them on its border. */
export interface Layout {
  readonly sectors: number
  readonly gaps: number
}

/** About 24 pegs for any number of sectors: a tick every 15 degrees. */
export const layoutOf = (sectors: number): Layout => ({ sectors, gaps: Math.max(1, Math.round(24 / sectors)) })

export const sectorStep = ({ sectors }: Layout): number => 360 / sectors
export const pegStep = (layout: Layout): number => sectorStep(layout) / layout.gaps

const positive = (value: number, of: number): number => ((value % of) + of) % of

export const sectorAt = (angle: number, layout: Layout): number =>
  positive(Math.round(-angle / sectorStep(layout)), layout.sectors)

/** Pegs that have passed the pointer since angle 0; a border is passed with every `gaps`th. */
export const pegsPassed = (angle: number, layout: Layout): number =>
  Math.floor((angle - sectorStep(layout) / 2) / pegStep(layout))

export const isBorder = (peg: number, { gaps }: Layout): boolean => positive(peg, gaps) === 0

/** 1: clockwise. */
export type Direction = 1 | -1

/** The start of a spin: the press of a button, or a fling. */
export interface Start {
  readonly angle: number
  readonly direction: Direction
  /** 0 for a button: the wheel then pulls back before it turns. */
  readonly speed: number
}

/** The speeds of the form that the player prefers: the wheel itself, or a light over a static wheel. */
export interface Pace {
  readonly cruise: number
  readonly fastest: number
  /** Distance and duration of pulling back. */
  readonly backDegrees: number
  readonly backMs: number
  readonly upMs: number
  /** The minimum time at full speed. */
  readonly cruiseMs: number
  /** The minimum time for slowing down. */
  readonly slowMs: number
}

export const wheelPace: Pace = {
  cruise: 0.54,
  fastest: 1.4,
  backDegrees: 9,
  backMs: 280,
  upMs: 620,
  cruiseMs: 260,
  slowMs: 4200,
}

/** Reduced motion: a light moves from sector to sector and lights each less than twice a second. */
export const lightPace: Pace = {
  cruise: 0.28,
  fastest: 0.28,
  backDegrees: 0,
  backMs: 0,
  upMs: 500,
  cruiseMs: 300,
  slowMs: 2600,
}

/** Its angle and speed after some time. */
export interface Place {
  readonly angle: number
  readonly speed: number
}

/** The time from the start until it may begin to slow down. */
export const readyMs = ({ speed }: Start, { backMs, upMs, cruiseMs }: Pace): number =>
  (speed === 0 ? backMs : 0) + upMs + cruiseMs

/** Its full speed: a fling may be faster than the press of a button, within limits. */
const fullSpeed = ({ speed }: Start, { cruise, fastest }: Pace): number => Math.min(fastest, Math.max(cruise, speed))

/** From the start to full speed, and on at that speed until the response arrives. */
export function runningAt(start: Start, elapsedMs: number, pace: Pace): Place {
  const { angle, direction, speed } = start
  const backMs = speed === 0 ? pace.backMs : 0
  const full = fullSpeed(start, pace)
  if (elapsedMs < backMs) {
    const part = (1 - Math.cos((Math.PI * elapsedMs) / backMs)) / 2
    return { angle: angle - direction * pace.backDegrees * part, speed: 0 }
  }
  const begin = angle - (backMs > 0 ? direction * pace.backDegrees : 0)
  const at = elapsedMs - backMs
  const x = Math.min(1, at / pace.upMs)
  // From the current speed to full speed, without a jolt at either end.
  const now = speed + (full - speed) * (3 * x ** 2 - 2 * x ** 3)
  const upDegrees = pace.upMs * (speed * x + (full - speed) * (x ** 3 - x ** 4 / 2))
  const cruiseDegrees = full * Math.max(0, at - pace.upMs)
  return { angle: begin + direction * (upDegrees + cruiseDegrees), speed: now }
}

// Between a brake (2) and air drag (3): the last second covers 20 degrees, the one before 90.
const power = 2.4

/** The distance from full speed to standstill. */
export interface Landing {
  readonly from: number
  readonly direction: Direction
  readonly degrees: number
  readonly durationMs: number
}

/**
 * Slows down to exactly `target` (plus any number of turns) without a sudden change of speed. The duration is between
 * `slowMs` and that of one more turn.
 */
export function landingTo(target: number, from: Place, direction: Direction, { slowMs }: Pace): Landing {
  const least = (from.speed * slowMs) / power
  const degrees = least + positive(direction * (target - from.angle) - least, 360)
  return { from: from.angle, direction, degrees, durationMs: (power * degrees) / from.speed }
}

export function landingAt({ from, direction, degrees, durationMs }: Landing, elapsedMs: number): Place {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return {
    angle: from + direction * degrees * (1 - left ** power),
    speed: ((power * degrees) / durationMs) * left ** (power - 1),
  }
}

/** Two fractions derived from a number: the same box always stops at the same place. */
function fractionsOf(seed: number): readonly [number, number] {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return [next(), next()]
}

/**
 * The angle at which the wheel stops on a sector: anywhere in it that is clear of its pegs, every part equally likely,
 * so that the position does not suggest a near miss of the neighbouring prizes.
 */
export function stopAngleOn(sector: number, layout: Layout, seed: number): number {
  const [which, where] = fractionsOf(seed)
  const gap = Math.floor(which * layout.gaps)
  const within = 0.5 + (where - 0.5) * 0.6
  return -sector * sectorStep(layout) - sectorStep(layout) / 2 + (gap + within) * pegStep(layout)
}

/** The middle of a sector: where the light stops, and the position of a wheel before its first spin. */
export const middleOf = (sector: number, layout: Layout): number => -sector * sectorStep(layout)

/** On the border before a sector: where the wheel stops without a prize. */
export const borderOf = (sector: number, layout: Layout): number => middleOf(sector, layout) + sectorStep(layout) / 2

/** The brightness of a sector under the light, 0 to 1: it fades from one to the next. */
export function brightness(sector: number, angle: number, layout: Layout): number {
  const step = sectorStep(layout)
  const away = positive(-angle - sector * step, 360)
  return Math.max(0, 1 - Math.min(away, 360 - away) / step)
}
