import type { Draws } from '../fairness/stream.ts'

/**
 * How a bet's payout is rounded to minor units. `drawn`: a fraction is rounded up with exactly its own probability, by
 * a number drawn with the round, so that every stake has the same return. Bets without it are older, and their
 * fractions are rounded down.
 */
export interface Rounded {
  readonly rounding?: 'drawn'
}

/**
 * The number that decides on a fraction of `parts`; without drawn rounding the highest one, which rounds every fraction
 * down.
 */
export const drawRounding = async ({ rounding }: Rounded, parts: number, draws: Draws): Promise<number> =>
  rounding === 'drawn' ? draws.below(parts) : parts

/**
 * `amount` counts `parts` of a minor unit: returns the whole units, plus one if the fraction is above the drawn number.
 */
export function roundPayout(amount: bigint, parts: number, drawn: number): number {
  const isUp = amount % BigInt(parts) > BigInt(drawn)
  return Number(amount / BigInt(parts)) + (isUp ? 1 : 0)
}
