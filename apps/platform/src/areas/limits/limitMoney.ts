import { worthIn } from '@apogee/rules/cashbox/exchange'
import type { Amounts } from '@apogee/rules/limits/looser'
import { itemAt, valueAt } from '@apogee/rules/validation/required'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { currencyOf, getCurrency, readRates } from '../../core/content/configs/paymentConfig.ts'
import type { Refuse } from '../../core/errors.ts'

/** The amounts of a limit as entered by the player, and their equivalents in all other currencies. */
export interface LimitMoney {
  /** Usage is counted in this currency: the player's currency if the limit names it. */
  readonly currency: string
  readonly cents: bigint
  readonly named: Amounts
  /** For every currency with a known rate. */
  readonly all: Amounts
}

interface Named {
  readonly currency: string
  readonly amount_cents: number
}

/**
 * Reads the amounts of a form. Throws if there is no amount, for an unknown or repeated currency, and above the
 * maximum.
 */
export function readMoney(
  refuse: Refuse<'required' | 'currency_unavailable' | 'too_big'>,
  accounts: readonly Named[] | undefined,
  own: string,
): LimitMoney {
  if (!accounts || accounts.length === 0) throw refuse(422, { amount_cents: { required: true } })
  const named = new Map(accounts.map(({ currency, amount_cents }) => [currency, BigInt(amount_cents)]))
  if (named.size < accounts.length || [...named.keys()].some((code) => !currencyOf(code)))
    throw refuse(422, { currency: { currency_unavailable: true } })
  const currency = named.has(own) ? own : itemAt(accounts, 0).currency
  const cents = valueAt(named, currency)
  const rates = readRates()
  const all = readCurrencies().flatMap((row): [string, bigint][] => {
    const worth = named.get(row.code) ?? worthIn(cents, getCurrency(currency), row, rates)
    return worth === undefined ? [] : [[row.code, worth]]
  })
  // An amount in euros may exceed what the wire can express in the smallest units of a coin.
  if (all.some(([, worth]) => worth > BigInt(Number.MAX_SAFE_INTEGER)))
    throw refuse(422, { amount_cents: { too_big: true } })
  return { currency, cents, named, all: new Map(all) }
}

/** Usage, converted to another of the limit's currencies. */
export function usedIn(
  used: bigint,
  limit: { currency: string; cents: bigint; all: Amounts },
  currency: string,
): bigint {
  if (currency === limit.currency || limit.cents === 0n) return used
  return (used * (limit.all.get(currency) ?? limit.cents)) / limit.cents
}
