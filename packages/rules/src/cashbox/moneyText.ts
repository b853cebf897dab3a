import { coinName, displayUnit, toShown } from '../money/display.ts'
import { numberFormat } from '../money/numberFormat.ts'

/** A currency as a sentence names it; `fiat` as in `/api/info/currencies`. */
export interface NamedCurrency {
  readonly code: string
  readonly fiat: boolean
}

/**
 * Whole units as decimal text -> words of a sentence or a form, coins in their display unit: "€50.00", "50,00 €", "100
 * µBTC".
 */
export function moneyText(decimal: string, { code, fiat }: NamedCurrency, locale: string): string {
  if (!fiat) return `${number(toShown(decimal, code), locale, coinDigits)}\u00a0${displayUnit(code)}`
  return number(decimal, locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
}

/** Coins in whole units, as on their blockchain and in every wallet app: "0.0001 BTC". */
export const coinText = (decimal: string, code: string, locale: string): string =>
  `${number(decimal, locale, coinDigits)}\u00a0${coinName(code)}`

/** Like {@link moneyText} without the cents of a round sum: "€4,000". For limits and steps. */
export function roundMoneyText(decimal: string, { code, fiat }: NamedCurrency, locale: string): string {
  if (!fiat) return moneyText(decimal, { code, fiat }, locale)
  return number(decimal, locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
}

const coinDigits: Intl.NumberFormatOptions = { maximumFractionDigits: 8 }

// Intl reads decimal text exactly; TypeScript's type allows it only for literals.
const number = (decimal: string, locale: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(decimal as Intl.StringNumericLiteral)
