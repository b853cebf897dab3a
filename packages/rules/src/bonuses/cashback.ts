import { periodStart } from '../limits/period.ts'

/** A percentage with at most two decimals in hundredths of a percent. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100)

export interface CashbackFacts {
  /** Real money staked less won in the rounds settled in the week, minor units. */
  readonly lostCents: bigint
  /** What bonuses, the points shop and jackpots paid in real money in the same week, minor units. */
  readonly givenCents: bigint
  /** What of the rest the player won in their other wallets, minor units of this one. */
  readonly coveredCents: bigint
  readonly basisPoints: number
}

/**
 * What of a wallet's cost is covered by what the player won in their other wallets. `worths` is what each of the wallets
 * cost, in one currency; below zero: what it won. Every losing wallet is covered by the same share, rounded up.
 */
export function coveredOf(costCents: bigint, worths: readonly bigint[]): bigint {
  if (costCents <= 0n) return 0n
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)
  const lost = sum(worths.filter((worth) => worth > 0n))
  const won = lost - sum(worths)
  if (won >= lost) return costCents
  return (costCents * won + lost - 1n) / lost
}

/** BON-01: what a week gives back, minor units, cut to whole ones; 0 for a week that cost nothing. */
export function cashbackCents({ lostCents, givenCents, coveredCents, basisPoints }: CashbackFacts): bigint {
  const cost = lostCents - givenCents - coveredCents
  return cost > 0n ? (cost * BigInt(basisPoints)) / 10_000n : 0n
}

export interface Week {
  readonly from: Date
  /** The next one begins. */
  readonly to: Date
}

/** The last weeks of a time zone that are over, Monday to Sunday, the oldest first. */
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
