import type { country } from '@apogee/contract/site'
import type { z } from 'zod'
import { type CountryRow, readCountries } from '../../core/content/configs/config.ts'
import type { Handler } from '../../core/http/handler.ts'

type NamedCountry = z.output<typeof country>

// Naming and sorting 244 countries costs milliseconds, so the result is cached by locale until the file is edited.
const named = new WeakMap<readonly CountryRow[], Map<string, NamedCountry[]>>()

function namedCountries(locale: string): NamedCountry[] {
  const rows = readCountries()
  const byLocale = named.get(rows) ?? new Map<string, NamedCountry[]>()
  named.set(rows, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const { compare } = new Intl.Collator([locale, 'en'])
  const list = rows
    .map(({ code, ...row }) => ({ name: names.of(code) ?? code, code, ...row }))
    .sort((a, b) => compare(a.name, b.name))
  byLocale.set(locale, list)
  return list
}

export const listCountries: Handler<'site.countries'> = (ctx) => ({ status: 200, body: namedCountries(ctx.locale) })
