import { periodStart } from '../limits/period.ts'

/** A percentage with at most two decimals in hundredths of a percent. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100)

export interface CashbackFacts {
  /** Real money staked less won in the rounds settled in the week, minor units. */
  readonly lostCents: bigint
  /** Real money paid by bonuses, the points shop and jackpots in the same week, minor units. */
  readonly grantedCents: bigint
  /** The part of the remaining cost covered by wins in the player's other wallets, minor units of this one. */
  readonly coveredCents: bigint
  readonly basisPoints: number
}

/**
 * The part of a wallet's cost that is covered by the player's wins in their other wallets. `worths` is the cost of each
 * of the wallets, in one currency; below zero: a win. Every losing wallet is covered by the same share, rounded up.
 */
export function coveredOf(costCents: bigint, worths: readonly bigint[]): bigint {
  if (costCents <= 0n) return 0n
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)
  const lost = sum(worths.filter((worth) => worth > 0n))
  const won = lost - sum(worths)
  if (won >= lost) return costCents
  return (costCents * won + lost - 1n) / lost
}

/** BON-01: the cashback of a week, minor units, cut to whole ones; 0 for a week without a cost. */
export function cashbackCents({ lostCents, grantedCents, coveredCents, basisPoints }: CashbackFacts): bigint {
  const cost = lostCents - grantedCents - coveredCents
  return cost > 0n ? (cost * BigInt(basisPoints)) / 10_000n : 0n
}

export interface Week {
  readonly from: Date
  /** The next one begins. */
  readonly to: Date
}

/** The last finished weeks of a time zone, Monday to Sunday, the oldest first. */
export function weeksBefore(now: Date, zone: string, count: number): Week[] {
  const weeks: Week[] = []
  let to = periodStart('week', zone, now)
  while (weeks.length < count) {
    const from = periodStart('week', zone, new Date(to.getTime() - 1))
    weeks.unshift({ from, to })
    to = from
  }
  return weeks
}
