import { readBrand } from '../../core/content/brands.ts'
import { readSiteConfig } from '../../core/content/config.ts'

const lists = new WeakMap<readonly string[], Map<string, string>>()

/** Names of countries as one list in the reader's language; made once a language, for every text of a page is filled in. */
function listOf(codes: readonly string[], locale: string): string {
  const byLocale = lists.get(codes) ?? new Map<string, string>()
  lists.set(codes, byLocale)
  const known = byLocale.get(locale)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const sorted = codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(locale).compare)
  const list = new Intl.ListFormat([locale, 'en']).format(sorted)
  byLocale.set(locale, list)
  return list
}

/** What a text may name: `{brand}`, `{email}` ... (the year of a footer is the reader's: `{current_year}` stays). */
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
    company: legal.company,
    licence: legal.licence,
    registration: legal.registration,
    restricted_countries: listOf(readSiteConfig().restricted_countries[licence] ?? [], locale),
    year: String(now.getUTCFullYear()),
  }
}
