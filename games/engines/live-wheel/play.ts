import type { Draws } from '../../fairness/stream.ts'
import type { LiveBet } from '../engine.ts'
import { isRecord } from '../isRecord.ts'
import { itemAt } from '../itemAt.ts'
import { figureOf, isTimes, maxOn, type Segment, spotsOf, type WheelProfile } from './profiles.ts'

/** Duration of each spin, including its stop. */
export const SPIN_MS = 9000
/** Turning time of the wheel in each spin; then it stops, and the result can be read. */
export const TURNING_MS = 7000
/** The last part of that time, in which the wheel slows down towards its stop: clients need the stop from then on. */
export const SLOWING_MS = 3500
/** The stop is sent this much earlier, so that it has arrived. */
const SENT_MS = 600

export interface WheelView {
  /** Places on the rim where the wheel stopped; all but the last are multipliers. */
  readonly stops: readonly number[]
  /** The multiplier of the last stop. */
  readonly times: number
  readonly spot: Segment
  readonly wins: readonly { readonly spot: string; readonly cents: number }[]
}

/**
 * The stops that clients may know by now, because the wheel slows down to them. The number of spins is secret until the
 * last of them.
 */
export function shownStops({ stops, ...view }: WheelView, leftMs: number) {
  const elapsedMs = stops.length * SPIN_MS - leftMs
  const shown = stops.filter((_, spin) => elapsedMs >= spin * SPIN_MS + TURNING_MS - SLOWING_MS - SENT_MS)
  const isWhole = shown.length === stops.length
  return { view: isWhole ? { ...view, stops } : { stops: shown }, isWhole, isEndKnown: isWhole }
}

/** Draws a place on the rim, and again as long as it is a multiplier. */
export async function playWheel(profile: WheelProfile, { chips }: LiveBet, draws: Draws): Promise<WheelView> {
  const stops: number[] = []
  let times = 1
  for (;;) {
    const stop = await draws.below(profile.segments.length)
    const segment = itemAt(profile.segments, stop) // within its length
    stops.push(stop)
    if (isTimes(segment)) {
      times = Math.min(times * figureOf(segment), profile.mostTimes)
      continue
    }
    const wins = chips.flatMap(({ spot, cents }) =>
      spot === segment ? [{ spot, cents: cents * (figureOf(segment) * times + 1) }] : [],
    )
    return { stops, times, spot: segment, wins }
  }
}

export const sumOf = ({ chips }: LiveBet) => chips.reduce((sum, { cents }) => sum + cents, 0)

/** Parses a bet from a client; null for anything a table does not accept. */
export function readBet(
  input: unknown,
  { profile, stakes }: { profile: WheelProfile; stakes: readonly number[] },
): { stakeCents: number; bet: LiveBet } | null {
  if (!isRecord(input) || !Array.isArray(input['chips']) || input['chips'].length === 0) return null
  const unit = itemAt(stakes, 0) // every currency has stakes
  const spots = spotsOf(profile)
  const chips: { spot: Segment; cents: number }[] = []
  for (const chip of input['chips'] as unknown[]) {
    if (!isRecord(chip) || typeof chip['cents'] !== 'number') return null
    const { spot, cents } = chip as { spot: unknown; cents: number }
    const known = spots.find((one) => one === spot)
    if (!known || chips.some((other) => other.spot === known)) return null
    if (!Number.isSafeInteger(cents) || cents < minBetOf(profile, unit) || cents % unit !== 0) return null
    if (cents > maxOn(profile, known) * unit) return null
    chips.push({ spot: known, cents })
  }
  return { stakeCents: sumOf({ chips }), bet: { chips } }
}

export const minBetOf = ({ chips }: WheelProfile, unit: number) => itemAt(chips, 0) * unit // a profile has chips
