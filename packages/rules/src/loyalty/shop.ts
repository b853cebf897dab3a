/** CP-03: the kinds of goods in the shop, as the wire names them. */
export const compTypes = ['money', 'lootboxes', 'freespins', 'lotteries'] as const
export type CompType = (typeof compTypes)[number]

/** CP-04 */
export const redeemTypes = {
  money: 'MONEY_REWARD',
  freespins: 'FREE_SPINS',
  lootboxes: 'SPECIAL_REWARDS',
  lotteries: 'lotteries',
} as const satisfies Record<CompType, string>

/** CP-22: the fallback currency for players without a rate in their own. */
export const usualCurrency = 'EUR'

/** CP-22: the rate of the player's currency, else that in euro; undefined without either. */
export const rateIn = <R extends { readonly currency: string }>(rates: readonly R[], currency: string): R | undefined =>
  rates.find((rate) => rate.currency === currency) ?? rates.find((rate) => rate.currency === usualCurrency)

/** CP-23: how many the balance is enough for. */
export const affordableCount = (balance: number, cost: number): number =>
  cost > 0 ? Math.max(0, Math.floor(balance / cost)) : 0

/** The maximum number of boxes granted at once: each is a row with its own seed. */
export const maxBoxes = 20

export interface Redeemer {
  readonly isGuest: boolean
  /** Points they can spend; undefined while they have no points balance. */
  readonly chargeable: number | undefined
}

export type RedeemVerdict = 'allowed' | 'guest' | 'no_balance' | 'not_enough'

/** CP-21: whether a purchase for so many points is possible. */
export function redeemVerdict({ isGuest, chargeable }: Redeemer, points: number): RedeemVerdict {
  if (isGuest) return 'guest'
  if (!chargeable || chargeable <= 0) return 'no_balance'
  return chargeable >= points ? 'allowed' : 'not_enough'
}

export type ExchangeStep = 'multi_account' | 'bonuses_off' | 'exchange'

/** CP-20: the steps before an exchange, in this order. */
export function nextStep(player: {
  readonly isMultiAccount: boolean
  readonly canIssueBonuses: boolean
}): ExchangeStep {
  if (player.isMultiAccount) return 'multi_account'
  return player.canIssueBonuses ? 'exchange' : 'bonuses_off'
}
