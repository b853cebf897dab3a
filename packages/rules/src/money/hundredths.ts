/** A percentage or multiple from an operator's file, in hundredths: 12.5 is 1250. Finer values are rounded. */
export const toHundredths = (value: number | string): bigint => BigInt(Math.round(Number(value) * 100))

/** This percentage of an amount, minor units, rounded down. */
export const shareOf = (cents: bigint, percent: number): bigint => (cents * toHundredths(percent)) / 10_000n

/** The wagering requirement of an amount, minor units, rounded up. */
export const requirementOf = (cents: bigint, wager: number | string): bigint =>
  (cents * toHundredths(wager) + 99n) / 100n
