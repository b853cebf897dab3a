/** A currency as a sentence names it; `fiat` as in `/api/info/currencies`. */
export interface NamedCurrency {
  readonly code: string
  readonly fiat: boolean
}

/** OPEN-39: the coin DOG is called DOGE wherever a player reads it. */
const coinNames: Readonly<Record<string, string>> = { DOG: 'DOGE' }

/** Whole units as decimal text -> words of a sentence or a form: "€50.00", "50,00 €", "0.0001 BTC". */
export function moneyText(decimal: string, { code, fiat }: NamedCurrency, locale: string): string {
  if (!fiat) return `${number(decimal, locale, { maximumFractionDigits: 8 })} ${coinNames[code] ?? code}`
  return number(decimal, locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
}

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

// Intl reads decimal text exactly; its type says so only for literals.
const number = (decimal: string, locale: string, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(decimal as Intl.StringNumericLiteral)
