import { coinName, displayDigits, displayUnit, fromDisplay } from '@apogee/rules/money/display'
import { type AmountField, readTypedAmount, type TypedAmount, writeTypedAmount } from '@apogee/rules/money/typedAmount'
import { formatTag, type Locale } from '../i18n/locales'
import { currencySign, subunitsOf } from './money'

/** A possible meaning of a typed amount, and its text in the field. */
export interface Reading {
  readonly cents: number
  readonly written: string
}

/** A typed amount in minor units; `ambiguous` lists its possible meanings, the likelier first. */
export type ReadAmount =
  | { readonly kind: 'empty' | 'invalid' | 'tooFine' }
  | { readonly kind: 'amount'; readonly cents: number; readonly decimal: string }
  | { readonly kind: 'ambiguous'; readonly readings: readonly Reading[] }

function fieldOf(currency: string, locale: Locale): AmountField {
  const unit = displayUnit(currency)
  return {
    locale: formatTag(locale),
    fractionDigits: displayDigits({ code: currency, subunits_to_unit: subunitsOf(currency) }),
    // "0.001 BTC" in a field of µBTC means a thousand times more than its number.
    units: unit === coinName(currency) ? [unit, currency, currencySign(currency, locale)] : [unit],
  }
}

const centsOf = (decimal: string, currency: string): number | undefined => {
  const fraction = decimal.split('.')[1] ?? ''
  // The wire would accept half a yen.
  if (
    fraction.replace(/(?<!0)0+$/, '').length > displayDigits({ code: currency, subunits_to_unit: subunitsOf(currency) })
  )
    return undefined
  const cents = fromDisplay(decimal, { code: currency, subunits_to_unit: subunitsOf(currency) })
  return cents === undefined || cents > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(cents)
}

/** Parses an amount typed in the display unit of a currency, in the language of the page. */
export function readAmount(typed: string, currency: string, locale: Locale): ReadAmount {
  const field = fieldOf(currency, locale)
  const amount: TypedAmount = readTypedAmount(typed, field)
  if (amount.kind === 'ambiguous') {
    const readings = amount.readings.flatMap((decimal) => {
      const cents = centsOf(decimal, currency)
      return cents === undefined ? [] : [{ cents, written: writeTypedAmount(decimal, field) }]
    })
    return { kind: 'ambiguous', readings }
  }
  if (amount.kind !== 'amount') return { kind: amount.kind }
  const cents = centsOf(amount.decimal, currency)
  return cents === undefined ? { kind: 'tooFine' } : { kind: 'amount', cents, decimal: amount.decimal }
}

/** Decimal text in the display unit, formatted for a field. */
export const writeAmount = (decimal: string, currency: string, locale: Locale): string =>
  writeTypedAmount(decimal, fieldOf(currency, locale))
