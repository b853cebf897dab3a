/** CP-03: what the shop gives, as the wire names it. */
export const compTypes = ['money', 'lootboxes', 'freespins', 'lotteries'] as const
export type CompType = (typeof compTypes)[number]

/** CP-04 */
export const redeemTypes = {
  money: 'MONEY_REWARD',
  freespins: 'FREE_SPINS',
  lootboxes: 'SPECIAL_REWARDS',
  lotteries: 'lotteries',
} as const satisfies Record<CompType, string>
export type RedeemType = (typeof redeemTypes)[CompType]

/** CP-08 */
export const moneyKind = (wager: number): 'bonus_money' | 'real_money' => (wager > 0 ? 'bonus_money' : 'real_money')

/** CP-22: whose rate counts where the player's own currency has none. */
export const usualCurrency = 'EUR'

/** CP-22: the rate of the player's currency, else that in euro; undefined where there is neither. */
export const rateIn = <R extends { readonly currency: string }>(rates: readonly R[], currency: string): R | undefined =>
  rates.find((rate) => rate.currency === currency) ?? rates.find((rate) => rate.currency === usualCurrency)

/** CP-23: how many a balance suffices for. */
export const mostOf = (balance: number, cost: number): number =>
  cost > 0 ? Math.max(0, Math.floor(balance / cost)) : 0

/** So many boxes of prizes are given at once at most: each is a row with a seed of its own. */
export const mostBoxes = 20

export interface Redeemer {
  readonly isGuest: boolean
  /** Points they can spend; undefined while they have no points balance. */
  readonly chargeable: number | undefined
}

export type RedeemVerdict = 'allowed' | 'guest' | 'no_balance' | 'not_enough'

/** CP-21: whether what costs so many points can be had. */
export function redeemVerdict({ isGuest, chargeable }: Redeemer, points: number): RedeemVerdict {
  if (isGuest) return 'guest'
  if (!chargeable || chargeable <= 0) return 'no_balance'
  return chargeable >= points ? 'allowed' : 'not_enough'
}

export type ExchangeStep = 'multi_account' | 'bonuses_off' | 'exchange'

/** CP-20: what comes before an exchange, in this order. */
export function nextStep(player: {
  readonly isMultiAccount: boolean
  readonly canIssueBonuses: boolean
}): ExchangeStep {
  if (player.isMultiAccount) return 'multi_account'
  return player.canIssueBonuses ? 'exchange' : 'bonuses_off'
}
