import { roundPayout } from '../rounding.ts'
import type { CrashProfile } from './profiles.ts'

/** Number of possible draws; every crash is derived from one of them. */
export const DRAWS = 2 ** 32
/** The lowest goal a player can set: one hundredth above the stake. */
export const LOWEST_GOAL = 101

/**
 * The last multiplier the flight reaches, in hundredths: `returned` x DRAWS / (draw + 1), rounded down to a whole
 * hundredth. Below 100 it never leaves the ground. A goal of g is reached by exactly the draws with draw + 1 <=
 * returned x DRAWS / g, so its probability times g is the returned share for every goal g (rounding loses less than
 * 1/DRAWS of g).
 */
export function peakOf({ returned, highest }: CrashProfile, draw: number): number {
  // Integers far below 2^53: a quotient just below an integer is never rounded up to it.
  return Math.min(highest, Math.floor((returned * DRAWS) / 100 / (draw + 1)))
}

/** Multipliers have two decimals. */
export const PAYOUT_PARTS = 100

/** Payout of a multiplier in hundredths for a stake in minor units; without a drawn number, the minimum. */
export const payoutAt = (stakeCents: number, hundredths: number, drawn = PAYOUT_PARTS): number =>
  roundPayout(BigInt(stakeCents) * BigInt(hundredths), PAYOUT_PARTS, drawn)

/** The multiplier after a flight time, in hundredths, as displayed and paid. */
export function hundredthsAt(profile: CrashProfile, elapsedMs: number): number {
  return Math.min(profile.highest, Math.floor(100 * 2 ** (Math.max(0, elapsedMs) / profile.doublesMs)))
}

/** The first millisecond at which the multiplier reaches this many hundredths. */
export function timeOf(profile: CrashProfile, hundredths: number): number {
  if (hundredths <= 100) return 0
  const guess = Math.max(0, Math.floor(Math.log2(hundredths / 100) * profile.doublesMs) - 2)
  let ms = guess
  while (hundredthsAt(profile, ms) < hundredths) ms++
  return ms
}
