import { minimumAge } from '@apogee/rules/validation/birthdate'
import { z } from 'zod'
import { readBrand, restrictedCountries } from '../../../core/content/brands.ts'
import { readContent } from '../../../core/content/contentFiles.ts'
import { titleIn } from '../../../core/content/titleIn.ts'

const made = new WeakMap<object, Map<string, unknown>>()

/** Caches a value by source and language, because every text of every page is filled in. */
function once<T>(source: object, locale: string, make: () => T): T {
  const byLocale = made.get(source) ?? new Map<string, unknown>()
  made.set(source, byLocale)
  if (!byLocale.has(locale)) byLocale.set(locale, make())
  return byLocale.get(locale) as T // all values of one source have the same type
}

/** Names of countries as one list in the reader's language. */
const listOf = (codes: readonly string[], locale: string): string =>
  once(codes, locale, () => {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
    const sorted = codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(locale).compare)
    return new Intl.ListFormat([locale, 'en']).format(sorted)
  })

const published = z.record(z.string(), z.record(z.string(), z.object({ payout: z.string() })))

/**
 * The lowest and highest return to player of all games, and the house edge, in percent, formatted for the reader.
 */
function returnsOf(locale: string): Readonly<Record<string, string>> {
  const engines = readContent('catalogue/profiles.json', published)
  return once(engines, locale, () => {
    const payouts = Object.values(engines).flatMap((games) => Object.values(games).map(({ payout }) => Number(payout)))
    const [least, most] = [Math.min(...payouts), Math.max(...payouts)]
    const percent = (value: number, digits: number) =>
      value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    return {
      rtp_from: percent(least, 2),
      rtp_to: percent(most, 2),
      edge_from: percent(100 - most, 1),
      edge_to: percent(100 - least, 1),
    }
  })
}

/**
 * Variables for texts: `{brand}`, `{email}` ... `{current_year}` of the footer stays, because the client fills it in.
 */
export function variablesOf({
  brand,
  locale,
  now,
}: {
  readonly brand: string
  readonly locale: string
  readonly now: Date
}): Readonly<Record<string, string>> {
  const { name, contacts, legal, licence } = readBrand(brand)
  return {
    brand: name,
    email: contacts.email,
    phone: contacts.phone,
    phone_digits: contacts.phone.replaceAll(' ', ''),
    age: String(minimumAge(licence, null)),
    company: legal.company,
    licence: titleIn(legal.licence, locale),
    registration: legal.registration,
    restricted_countries: listOf(restrictedCountries(licence), locale),
    year: String(now.getUTCFullYear()),
    ...returnsOf(locale),
  }
}
