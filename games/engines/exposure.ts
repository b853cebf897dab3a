import { DEFAULT_MAX_STAKE } from './stake.ts'

/** Max payout of one round to a player, in units of a currency like the euro. */
const MAX_WIN = 1_000_000

/** The lowest stake of a currency is a fifth of its unit. */
const LOWEST_STAKES_PER_UNIT = 5

/** {@link MAX_WIN} in minor units of a currency whose lowest stake is `unitCents`. */
export const maxWinCents = (unitCents: number): number => MAX_WIN * LOWEST_STAKES_PER_UNIT * unitCents

/**
 * Max payout of one round of a live table to all its players together, in lowest stakes: as much as five single rounds.
 */
export const MAX_TABLE_UNITS = 5 * MAX_WIN * LOWEST_STAKES_PER_UNIT

/** Max payout of a slot round, in stakes; the round ends there. */
export const MAX_SLOT_TIMES = MAX_WIN / DEFAULT_MAX_STAKE

/** The highest of a currency's stakes. */
export const highestStake = (stakes: readonly number[]): number => stakes.at(-1) ?? 0
