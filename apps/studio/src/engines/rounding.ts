import type { Draws } from '../fairness/stream.ts'

/**
 * How a bet's payout becomes whole minor units. `drawn`: a fraction is rounded up with exactly its own probability, by a number drawn with
 * the round, so that every stake returns the same. Bets without it were placed before, and their fractions are cut off.
 */
export interface Rounded {
  readonly rounding?: 'drawn'
}

/** The number that decides on a fraction of `parts`; without rounding the highest, which cuts every fraction off. */
export const drawRounding = async ({ rounding }: Rounded, parts: number, draws: Draws): Promise<number> =>
  rounding === 'drawn' ? draws.below(parts) : parts

/** `amount` counts `parts` of a minor unit: whole units, and one more if the fraction is above the drawn number. */
export function roundPayout(amount: bigint, parts: number, drawn: number): number {
  const isUp = amount % BigInt(parts) > BigInt(drawn)
  return Number(amount / BigInt(parts)) + (isUp ? 1 : 0)
}
