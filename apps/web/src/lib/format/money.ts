import { fromDisplay, toDisplay } from '@apogee/rules/money/display'
import { isCoin, subunitsOf } from '@apogee/rules/money/subunits'
import { fromWire } from '@apogee/rules/money/units'
import { formatTag, type Locale } from '../i18n/locales'

/** Currencies that `Intl` knows: not coins, and not the play money of demo games. */
const isIso = (code: string): boolean => /^[A-Z]{3}$/.test(code) && !isCoin(code) && code !== 'FUN'

export { subunitsOf } from '@apogee/rules/money/subunits'

/** A currency with its subunits. */
export const countedOf = (code: string) => ({ code, subunits_to_unit: subunitsOf(code) })

/** Subunits per displayed unit: 100 for a euro, 100 for a µBTC. */
export const shownUnitOf = (code: string): number =>
  Number(fromDisplay('1', { code, subunits_to_unit: subunitsOf(code) }))

export interface MoneyStyle {
  /** Whole amounts without ".00": for presets and limits ("€50"). */
  readonly short?: boolean
  /** Two decimals at most, truncated: an amount converted from another currency needs no eight digits. */
  readonly rough?: boolean
  /** Shows a plus sign for a gain. */
  readonly signed?: boolean
}

const hundredths = 2

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, code: string, digits: number, signed: boolean): Intl.NumberFormat {
  const key = `${locale} ${code} ${digits} ${signed}`
  let format = formats.get(key)
  if (!format) {
    const money: Intl.NumberFormatOptions = isIso(code)
      ? { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }
      : {}
    format = new Intl.NumberFormat(formatTag(locale), {
      ...money,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'negative',
    })
    formats.set(key, format)
  }
  return format
}

/** Formats minor units of the wire for players: (184_20, 'EUR', 'en') -> "€184.20", (1_05, 'BTC') -> "1.05 µBTC". */
export function formatMoney(cents: number, currency: string, locale: Locale, style: MoneyStyle = {}): string {
  const {
    amount: exact,
    unit,
    fractionDigits: finest,
  } = toDisplay(fromWire(cents), {
    code: currency,
    subunits_to_unit: subunitsOf(currency),
  })
  const fractionDigits = style.rough ? Math.min(finest, hundredths) : finest
  const amount = fractionDigits < finest ? exact.slice(0, fractionDigits - finest) : exact
  const digits = style.short && /^-?\d+(?:\.0*)?$/.test(amount) ? 0 : fractionDigits
  // A decimal string keeps every digit where a float would not; the type of `format` does not accept it yet.
  const text = formatOf(locale, currency, digits, style.signed ?? false).format(amount as Intl.StringNumericLiteral)
  return isIso(currency) ? text : `${text}\u00a0${unit}`
}

/** A currency's symbol for a field's prefix: "€", "µBTC". */
export function currencySign(currency: string, locale: Locale): string {
  const part = formatOf(locale, currency, 0, false)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  return part?.value ?? toDisplay(0n, { code: currency, subunits_to_unit: subunitsOf(currency) }).unit
}
