import { POCKETS, placeOf } from '../../../engines/roulette/wheel.ts'

// The ball relative to the rotor, in degrees. It runs freely until the number is known and from then on slows down so
// that it comes to rest in that number's pocket, without a jump between the two motions.

/** Speed of the free ball relative to the rotor, in degrees per second. */
export const FREE_SPEED = 620
/** Speed of the rotor in degrees per second, against the ball. */
export const ROTOR_SPEED = -38

const TURN = 360
const POWER = 2.1

export const angleOf = (number: number) => (placeOf(number) / POCKETS) * TURN

export interface Flight {
  readonly from: number
  readonly travel: number
  readonly ms: number
}

/** The path from the ball's position relative to the rotor to the pocket of a number, at least so many turns long. */
export function planFlight(from: number, number: number, turns: number): Flight {
  const rest = (((angleOf(number) - from) % TURN) + TURN) % TURN
  const travel = rest + turns * TURN
  // The deceleration starts at the speed of the free run.
  return { from, travel, ms: ((travel * POWER) / FREE_SPEED) * 1000 }
}

/**
 * Angle relative to the rotor and height from the pocket's bottom (0) to the track (1), at a fraction of the flight.
 */
export function ballAt({ from, travel }: Flight, share: number): { angle: number; height: number } {
  const left = 1 - Math.min(1, share)
  return { angle: from + travel * (1 - left ** POWER), height: heightAt(share) }
}

const FALLS = 0.6

/** Speed of the ball on its track as a fraction of the free run's; 0 after it has left the track. */
export const rollOf = (share: number): number => (share < FALLS ? (1 - share) ** (POWER - 1) : 0)

/** Bounces: start and end as fractions of the fall, and height. */
const HOPS = [
  [0.42, 0.66, 0.34],
  [0.66, 0.83, 0.2],
  [0.83, 0.94, 0.08],
] as const

function heightAt(share: number): number {
  if (share <= FALLS) return 1
  const fall = Math.min(1, (share - FALLS) / (1 - FALLS - 0.02))
  if (fall < HOPS[0][0]) return 1 - (fall / HOPS[0][0]) ** 2
  const hop = HOPS.find(([begin, end]) => fall >= begin && fall < end)
  if (!hop) return 0
  const [begin, end, high] = hop
  const t = (fall - begin) / (end - begin)
  return 4 * high * t * (1 - t)
}

/** Fractions of the flight at which the ball strikes the rotor. */
export const STRIKES: readonly number[] = HOPS.map(([begin]) => FALLS + begin * (0.98 - FALLS))
