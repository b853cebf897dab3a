import { worthIn } from '@apogee/rules/cashbox/exchange'
import { fromDecimal } from '@apogee/rules/money/units'
import { defaultCurrency, readCurrencies } from './configs/config.ts'
import { currencyOf, readRates } from './configs/paymentConfig.ts'

/** Units of each currency per unit of the default one: decimal text. */
export type Scale = Readonly<Record<string, string>>

/** Whole units of the default currency, in the minor units of every currency of a scale. */
export function scaled(amount: string, scale: Scale): { readonly currency: string; readonly cents: bigint }[] {
  const subunits = new Map(readCurrencies().map((row) => [row.code, row.subunits_to_unit]))
  return Object.entries(scale).flatMap(([currency, by]) => {
    const own = subunits.get(currency)
    const cents = own === undefined ? undefined : fromDecimal(amount, own)
    const factor = fromDecimal(by, 100)
    return cents === undefined || factor === undefined ? [] : [{ currency, cents: (cents * factor) / 100n }]
  })
}

/** The same in one currency; for a currency the scale does not name, the converted value. undefined without a rate. */
export function scaledIn(amount: string, scale: Scale, currency: string): bigint | undefined {
  const found = scaled(amount, scale).find((one) => one.currency === currency)
  if (found) return found.cents
  const [from, to] = [currencyOf(defaultCurrency()), currencyOf(currency)]
  const cents = from && fromDecimal(amount, from.subunits_to_unit)
  return from && to && cents !== undefined ? worthIn(cents, from, to, readRates()) : undefined
}
