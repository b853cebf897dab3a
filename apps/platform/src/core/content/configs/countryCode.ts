import { z } from 'zod'

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
// Unicode names these too: unions of countries, tests, and a spelling that is not ISO's.
const others = new Set(['EU', 'EZ', 'UK', 'UN', 'XA', 'XB', 'ZZ'])
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !others.has(code) && names.of(code) !== undefined

/** An ISO 3166-1 country code. */
export const countryCode = z
  .string()
  .refine(isCountry, { error: ({ input }) => `${String(input)} is not the code of a country` })
