import {
  australianRanges,
  canadianLetters,
  nunavut,
  postalGeneric,
  postalPatterns,
  withoutPostalCodes,
} from './postalTables.ts'
import type { Verdict } from './verdict.ts'

/** Whether a field of a profile exists in a country: there are no postal codes in Hong Kong. */
export const isFieldOf = (field: string, country: unknown): boolean =>
  field !== 'postal_code' || typeof country !== 'string' || !withoutPostalCodes.has(country)

/** VAL-14, OPEN-20 */
export function judgePostalCode(code: string, country: string | null): Verdict {
  const text = code.trim().toUpperCase()
  if (text === '') return 'required'
  return (postalPatterns[country ?? ''] ?? postalGeneric).test(text) ? undefined : 'invalid'
}

/**
 * The state of an Australian or Canadian postal code; undefined for other countries and unassigned codes (VAL-22 to
 * VAL-27).
 */
export function stateOfPostalCode(code: string, country: string | null): string | undefined {
  const text = code.trim().toUpperCase()
  if (country === 'CA') return nunavut.has(text.slice(0, 3)) ? 'NU' : canadianLetters[text.slice(0, 1)]
  if (country !== 'AU' || !/^\d{3,4}$/.test(text)) return undefined
  const number = Number(text)
  return australianRanges.find(([first, last]) => first <= number && number <= last)?.[2]
}
