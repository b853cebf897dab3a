/** Without a step of its own a profile takes stakes in whole multiples of this many minor units: lines, ways and chips share them without a rest. */
export const UNITS_PER_STAKE = 20

/** The highest stake of a profile that names none, in units of a currency like the euro. */
export const USUAL_MOST = 100

/**
 * Whether an amount of minor units may be staked: any between the first and the last of the currency's stakes, in whole
 * steps. `stakes` rise; an empty list allows nothing.
 */
export function isStake(cents: number, stakes: readonly number[], { stakeStep = UNITS_PER_STAKE } = {}): boolean {
  const [least, most] = [stakes[0], stakes.at(-1)]
  return least !== undefined && most !== undefined && cents >= least && cents <= most && cents % stakeStep === 0
}
