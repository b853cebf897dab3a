/**
 * Default step: stakes are multiples of this many minor units, which lines, ways and chips divide without remainder.
 */
export const UNITS_PER_STAKE = 20

/** Default max stake of a profile, in units of a currency like the euro. */
export const DEFAULT_MAX_STAKE = 100

/**
 * Whether an amount of minor units is a valid stake: any between the first and the last of the currency's stakes, in
 * whole steps. `stakes` are rising; an empty list allows none.
 */
export function isStake(cents: number, stakes: readonly number[], { stakeStep = UNITS_PER_STAKE } = {}): boolean {
  const [min, max] = [stakes[0], stakes.at(-1)]
  return min !== undefined && max !== undefined && cents >= min && cents <= max && cents % stakeStep === 0
}
