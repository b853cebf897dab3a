import type { bonusStages, freespinsStages } from '@apogee/contract/bonuses'

export type BonusStage = (typeof bonusStages)[number]

export type FreespinsStage = (typeof freespinsStages)[number]

const ended: readonly string[] = ['lost', 'canceled', 'expired', 'wager_done', 'finished']
const inactive: readonly string[] = ['finished', 'canceled', 'expired']

/** BON-06, OPEN-68 */
export const isEnded = (stage: string): boolean => ended.includes(stage)

/** SAFE-08: its money is not in the wallet yet. It has not been activated, or waits until another bonus has ended. */
export const isUnstarted = (stage: string): boolean => stage === 'issued' || stage === 'wait'

/** BON-07: of a free-spin gift. */
export const isInactive = (stage: string): boolean => inactive.includes(stage)

interface Gift {
  readonly stage: string
  readonly activatable: boolean
  readonly activatable_until: string | null
  readonly amount_wager_requirement_cents?: number
}

/** BON-09: it can be activated and shows its deadline, or nothing has to be wagered for it. */
export const isNewGift = (gift: Gift): boolean =>
  !isEnded(gift.stage) &&
  ((gift.activatable && gift.activatable_until !== null) || !gift.amount_wager_requirement_cents)

/** BON-08, OPEN-79: only then do Activate and Cancel show. */
export const isUnconfirmed = ({ stage, activatable }: Pick<Gift, 'stage' | 'activatable'>): boolean =>
  stage === 'issued' && activatable

/** CASH-04: whole percents, rounded down, so that 100 means done. */
export function wagerPercent(wageredCents: number, requiredCents: number): number {
  if (requiredCents <= 0) return 100
  return Math.min(100, Math.floor((wageredCents * 100) / requiredCents))
}
