/** Two ways through the cashbox; the wire calls a withdrawal `cashout`. */
export type PaymentAction = 'deposit' | 'cashout'

/** CONST-49, in the words of the wire. */
export type MethodType = 'bank_transfer' | 'cards' | 'crypto' | 'direct' | 'voucher' | 'e_wallet'

/** How long money takes: at once, or from so many units to so many. */
export type Duration =
  | 'instant'
  | { readonly unit: 'minute' | 'hour' | 'day'; readonly from: number; readonly to: number }

/** One entry of `methods` in content/config/payment-methods.json. */
export interface MethodConfig {
  readonly brand: string
  readonly title: string
  readonly type: MethodType
  readonly actions: readonly PaymentAction[]
  /** The fee of a payment in addition to its amount: none, or what the player's own bank charges. We charge nothing. */
  readonly fee: 'free' | 'bank'
  readonly time: { readonly [A in PaymentAction]?: Duration }
  /** Of a coin: the one network it travels over. */
  readonly network?: string
  /** Currency code of the coin a crypto method pays in. */
  readonly coin?: string
  /** Members of one of these groups are not offered it (ROLE-09). */
  readonly hidden_for?: readonly string[]
  /** Currencies in which a withdrawal goes to an IBAN and nothing else (VAL-13). */
  readonly iban?: readonly string[]
}

/** Minimum and maximum of one payment, decimal text in whole units of the currency. */
export type Range = readonly [min: string, max: string]

/** One entry of `currencies`: which methods a wallet of that currency offers, and within which limits. */
export interface CurrencyConfig {
  readonly step: string
  readonly deposit: Range
  readonly cashout: Range
  readonly methods: readonly string[]
  /** Limits of single methods where they differ. */
  readonly limits?: { readonly [method: string]: { readonly [A in PaymentAction]?: Range } }
}

/** content/config/payment-methods.json */
export interface PaymentConfig {
  readonly methods: { readonly [id: string]: MethodConfig }
  readonly currencies: { readonly [currency: string]: CurrencyConfig }
}

/** The constraints of one method on an amount: decimal text in whole units. */
export interface AmountLimits {
  readonly min: string
  readonly max: string
  readonly step: string
}

export interface MethodRule extends MethodConfig {
  readonly id: string
  readonly currency: string
  readonly deposit: AmountLimits | null
  readonly cashout: AmountLimits | null
}

/** The method as a wallet of this currency sees it, or null when it is not offered there, or not to these groups. */
export function methodOf(
  config: PaymentConfig,
  currency: string,
  id: string,
  groups: readonly string[] = [],
): MethodRule | null {
  const wallet = config.currencies[currency]
  const method = config.methods[id]
  if (!wallet || !method || !wallet.methods.includes(id)) return null
  if (method.hidden_for?.some((group) => groups.includes(group))) return null
  const limits = (action: PaymentAction): AmountLimits | null => {
    if (!method.actions.includes(action)) return null
    const [min, max] = wallet.limits?.[id]?.[action] ?? wallet[action]
    return { min, max, step: wallet.step }
  }
  return { ...method, id, currency, deposit: limits('deposit'), cashout: limits('cashout') }
}

/** Every method of a currency in the order of the configuration (OPEN-38); empty for a currency without any. */
export function methodsOf(config: PaymentConfig, currency: string, groups: readonly string[] = []): MethodRule[] {
  return (config.currencies[currency]?.methods ?? []).flatMap((id) => methodOf(config, currency, id, groups) ?? [])
}

/** VAL-13: whether a withdrawal by this method names an IBAN. */
export const needsIban = (rule: MethodRule): boolean => rule.iban?.includes(rule.currency) ?? false

/** Whether the coin of a crypto method is another currency than the wallet's, so that a rate applies. */
export const isConverted = (rule: MethodRule): rule is MethodRule & { readonly coin: string } =>
  rule.coin !== undefined && rule.coin !== rule.currency
