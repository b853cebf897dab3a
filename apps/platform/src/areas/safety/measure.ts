import type { HarmConfig, HarmLevel } from './harmConfig.ts'

/** The facts of a player's weeks before a night. Money in cents of euro. */
export interface HarmFacts {
  readonly weekCents: number
  /** The mean of the four weeks before. */
  readonly usualCents: number
  /** The most deposits in one day. */
  readonly depositsInDay: number
  /** Deposits soon after the one before. */
  readonly quickDeposits: number
  readonly declinedDeposits: number
  readonly canceledWithdrawals: number
  readonly rounds: number
  readonly nightRounds: number
}

/** Of a player who neither paid nor played. */
export const quietFacts: HarmFacts = {
  weekCents: 0,
  usualCents: 0,
  depositsInDay: 0,
  quickDeposits: 0,
  declinedDeposits: 0,
  canceledWithdrawals: 0,
  rounds: 0,
  nightRounds: 0,
}

type HarmMarker = keyof HarmConfig['markers']

export interface HarmMeasure {
  readonly points: number
  readonly level: HarmLevel
  /** The markers found, each with its figure. */
  readonly markers: { readonly [M in HarmMarker]?: number }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** The markers that a player shows; null without any. */
export function measureHarm(facts: HarmFacts, { markers, levels }: Pick<HarmConfig, 'markers' | 'levels'>) {
  const { rising_deposits: rising, night_play: night } = markers
  const growth = facts.weekCents / Math.max(facts.usualCents, 1)
  const share = facts.rounds === 0 ? 0 : facts.nightRounds / facts.rounds
  const isRising = facts.weekCents >= rising.least_eur * 100 && facts.usualCents > 0 && growth >= rising.factor
  const found: readonly (readonly [HarmMarker, boolean, number])[] = [
    ['rising_deposits', isRising, rounded(growth)],
    ['frequent_deposits', facts.depositsInDay >= markers.frequent_deposits.times, facts.depositsInDay],
    ['chasing', facts.quickDeposits >= markers.chasing.times, facts.quickDeposits],
    ['night_play', facts.rounds >= night.least_rounds && share >= night.share, rounded(share)],
    [
      'canceled_withdrawals',
      facts.canceledWithdrawals >= markers.canceled_withdrawals.times,
      facts.canceledWithdrawals,
    ],
    ['declined_deposits', facts.declinedDeposits >= markers.declined_deposits.times, facts.declinedDeposits],
  ]
  const shown = found.filter(([, isShown]) => isShown)
  const points = shown.reduce((sum, [marker]) => sum + markers[marker].points, 0)
  if (points < levels.low) return null
  const level: HarmLevel = points >= levels.high ? 'high' : points >= levels.medium ? 'medium' : 'low'
  return {
    points,
    level,
    markers: Object.fromEntries(shown.map(([marker, , figure]) => [marker, figure])),
  } satisfies HarmMeasure
}
