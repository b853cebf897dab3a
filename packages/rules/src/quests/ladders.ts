import type { Counted, RateTable } from '../cashbox/exchange.ts'
import { fromMicroEuros, microsPerEuro } from '../money/euroScale.ts'
import type { QuestSize } from './identifier.ts'

/** QST-04, QST-06, OPEN-26 to OPEN-29: the total stake required for each level, in whole euros. */
export const questLadders: Readonly<Record<QuestSize, readonly number[]>> = {
  m: [
    0, 500, 1000, 2000, 3000, 5000, 10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000,
    400_000, 500_000, 600_000, 750_000, 900_000, 1_000_000, 1_250_000, 1_500_000, 1_750_000, 2_000_000,
  ],
  'robot-m': [
    0, 250, 500, 1000, 1500, 2500, 5000, 12_500, 25_000, 37_500, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000,
    250_000, 300_000, 375_000, 450_000, 500_000, 625_000, 750_000, 875_000, 1_000_000,
  ],
  s: [0, 250, 500, 1000, 1500, 2500, 5000, 10_000, 15_000, 25_000, 40_000, 60_000, 100_000, 150_000, 250_000],
  'robot-s': [0, 125, 250, 500, 750, 1250, 2500, 5000, 7500, 12_500, 20_000, 30_000, 50_000, 75_000, 125_000],
  xs: [0, 150, 500, 1000, 5000, 15_000],
}

/** A level of a quest: the required total stake, in minor units. */
export interface QuestLevel {
  /** From 1. */
  readonly position: number
  readonly bet_cents: number
}

/** QST-02, QST-03: the levels of a quest in its currency; undefined for a currency with neither factor nor rate. */
export function questLevels(size: QuestSize, currency: Counted, rates: RateTable): readonly QuestLevel[] | undefined {
  const levels: QuestLevel[] = []
  for (const [place, euros] of questLadders[size].entries()) {
    const cents = fromMicroEuros(BigInt(euros) * microsPerEuro, currency, rates)
    if (cents === undefined) return undefined
    levels.push({ position: place + 1, bet_cents: Number(cents) })
  }
  return levels
}

/** QST-07: the highest level whose threshold the bets reach. */
export const levelReached = (levels: readonly QuestLevel[], betCents: number): number =>
  levels.findLast(({ bet_cents: least }) => least <= betCents)?.position ?? 0

/** Progress from one level to the next, 0 to 1; 1 at the top. */
export function partToNext(levels: readonly QuestLevel[], betCents: number): number {
  const level = levelReached(levels, betCents)
  const next = levels[level]
  if (!next) return 1
  const from = levels[level - 1]?.bet_cents ?? 0
  return Math.min(1, Math.max(0, (betCents - from) / (next.bet_cents - from)))
}
