import { roundPayout } from '../rounding.ts'

export const TILES = 25

/** Ways to choose `some` of `all`. */
export function choose(all: number, some: number): bigint {
  let ways = 1n
  for (let at = 1; at <= some; at++) ways = (ways * BigInt(all - some + at)) / BigInt(at)
  return ways
}

/** Probability that so many tiles in a row are safe. */
export function survival(mines: number, picked: number): number {
  return Number(choose(TILES - mines, picked)) / Number(choose(TILES, picked))
}

/**
 * The multiplier after each safe tile, in hundredths: the fair one times the returned share, rounded down to a whole
 * hundredth; with `isRaised` rounded up to a whole thousandth instead, so that no step returns less than the share.
 * Step zero is the stake, which cannot be cashed out. Ends where the next step would exceed the max payout of a round.
 */
export function ladderOf(mines: number, returned: number, mostTimes: number, isRaised = false): number[] {
  const steps = [100]
  for (let picked = 1; picked <= TILES - mines; picked++) {
    // Exact: the share is in hundredths of a percent.
    const [over, under] = [choose(TILES, picked) * BigInt(returned), choose(TILES - mines, picked) * 10_000n]
    const thousandths = isRaised ? (over * 1000n + under - 1n) / under : ((over * 100n) / under) * 10n
    if (thousandths > BigInt(mostTimes) * 1000n) break
    steps.push(Number(thousandths) / 10)
  }
  return steps
}

/** Multipliers have up to three decimals. */
export const PAYOUT_PARTS = 1000

/**
 * Payout of a multiplier in hundredths, with at most one more decimal, for a stake in minor units; without a drawn
 * number, the minimum.
 */
export const payoutOf = (stakeCents: number, hundredths: number, drawn = PAYOUT_PARTS): number =>
  roundPayout(BigInt(stakeCents) * BigInt(Math.round(hundredths * 10)), PAYOUT_PARTS, drawn)
