import { scaleOf } from '@apogee/rules/money/decimal'
import { readTypedAmount, writeTypedAmount } from '@apogee/rules/money/typedAmount'
import { fromDecimal, toShortDecimal } from '@apogee/rules/money/units'

/** A typed amount in minor units; two of them where the text is ambiguous, the likelier first. */
export type ReadAmount =
  | { readonly kind: 'empty' | 'invalid' }
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'ambiguous'; readonly readings: readonly number[] }

/** Reads an amount of the game's currency as the player types it, in the language of the game. Never rounds. */
export function readAmount(typed: string, locale: string, subunitsToUnit: number, unit?: string): ReadAmount {
  const field = { locale, fractionDigits: scaleOf(subunitsToUnit), units: unit ? [unit, signOf(unit, locale)] : [] }
  const centsOf = (decimal: string): number | undefined => {
    const cents = fromDecimal(decimal, subunitsToUnit)
    return cents === undefined || cents > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(cents)
  }
  const amount = readTypedAmount(typed, field)
  if (amount.kind === 'ambiguous')
    return { kind: 'ambiguous', readings: amount.readings.flatMap((decimal) => centsOf(decimal) ?? []) }
  if (amount.kind !== 'amount') return { kind: amount.kind }
  const cents = centsOf(amount.decimal)
  return cents === undefined ? { kind: 'invalid' } : { kind: 'amount', cents }
}

/**
 * Formats an amount for an input field, without group separators and currency, so that `readAmount` parses it in one
 * way only.
 */
export function writeAmount(cents: number, locale: string, subunitsToUnit: number): string {
  const fractionDigits = scaleOf(subunitsToUnit)
  const [whole, part = ''] = toShortDecimal(BigInt(cents), subunitsToUnit).split('.')
  // Two decimals look like an amount of money; more only where they are not zero.
  const shown = part.padEnd(Math.min(2, fractionDigits), '0')
  return writeTypedAmount(shown ? `${whole}.${shown}` : String(whole), { locale, fractionDigits })
}

/** "€" for EUR; the name itself for a coin. */
function signOf(currency: string, locale: string): string {
  // Intl takes three letters only.
  if (!/^[A-Z]{3}$/.test(currency)) return currency
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
