import { minimumAge } from '@apogee/rules/validation/birthdate'
import { keysOf } from '@apogee/rules/validation/keysOf'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { readBrand, restrictedCountries } from '../../../core/content/brands.ts'
import { readDormancy } from '../../../core/content/configs/dormancyConfig.ts'
import { termsNoticeDays, termsOf } from '../../../core/content/configs/termsConfig.ts'
import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import { readContent, readContentFolder } from '../../../core/content/contentFiles.ts'
import { formatTag } from '../../../core/content/formatTag.ts'
import { readBreakPeriods, readLicence } from '../../../core/content/licences/licences.ts'
import { textOf } from '../../../core/content/texts.ts'
import { titleIn } from '../../../core/content/titleIn.ts'
import type { Licence } from '../../../core/http/handler.ts'

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

const listedReturns = z.object({
  generated: z.boolean().default(false),
  games: z.array(z.object({ rtp: z.number().optional() })).default([]),
})
type ListedReturns = z.output<typeof listedReturns>

const generatedReturns = (): number[] =>
  Object.values(readContent('catalogue/profiles.json', published)).flatMap((games) =>
    Object.values(games).map(({ payout }) => Number(payout)),
  )

/** Returns to player that the listed games state. Without a list, or if none states one, those of the generated games. */
export function statedReturns(lists: Iterable<ListedReturns>): number[] {
  const stated = [...lists].flatMap(({ generated, games }) =>
    generated ? generatedReturns() : games.flatMap(({ rtp }) => rtp ?? []),
  )
  return stated.length > 0 ? stated : generatedReturns()
}

/** The returns to player of all games and the house edge: a range, or one figure if all games have the same. */
function returnsOf(locale: string): Readonly<Record<string, string>> {
  const lists = readContentFolder('catalogue/games', listedReturns)
  return once(lists, locale, () => returnRanges(statedReturns(lists.values()), locale))
}

export function returnRanges(payouts: readonly number[], locale: string): Readonly<Record<string, string>> {
  const sorted = payouts.toSorted((a, b) => a - b)
  const [least, most] = [itemAt(sorted, 0), itemAt(sorted, -1)]
  const range = (from: number, to: number, digits: number) => {
    const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
    const percent = new Intl.NumberFormat(formatTag(locale), options)
    const [first, last] = [percent.format(from / 100), percent.format(to / 100)]
    return first === last ? first : `${first} – ${last}`
  }
  return { rtp_range: range(least, most, 2), edge_range: range(100 - most, 100 - least, 1) }
}

/** Spans of time as a list in a sentence: "1 year, 3 years or permanently". */
function spansOf(spans: readonly string[], locale: string): string {
  const names = spans.map((span) => {
    const name = textOf(locale, `limits.spans.${span}`)
    return span === 'forever' ? name.slice(0, 1).toLocaleLowerCase(locale) + name.slice(1) : name
  })
  return new Intl.ListFormat([locale, 'en'], { type: 'disjunction' }).format(names)
}

const dayIn = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const euro = (amount: string, locale: string): string =>
  Number(amount).toLocaleString(formatTag(locale), { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

const readRules = (licence: Licence) => ({
  dormancy: readDormancy(),
  verification: readVerificationConfig(),
  withdrawals: readLicence(licence).withdrawals,
  breaks: readBreakPeriods(licence),
  terms: termsOf(licence),
})
type Rules = ReturnType<typeof readRules>

const writtenRules = new Map<string, { readonly rules: Rules; readonly values: Readonly<Record<string, string>> }>()

/** {@link writeRules}, written again when one of the files has changed. */
function rulesOf(licence: Licence, locale: string): Readonly<Record<string, string>> {
  const rules = readRules(licence)
  const known = writtenRules.get(`${licence} ${locale}`)
  if (known && keysOf(rules).every((name) => rules[name] === known.rules[name])) return known.values
  const values = writeRules(rules, locale)
  writtenRules.set(`${licence} ${locale}`, { rules, values })
  return values
}

/** Figures of the operator's rules: a text names them and never repeats them. */
function writeRules(
  { dormancy, verification, withdrawals, breaks, terms }: Rules,
  locale: string,
): Readonly<Record<string, string>> {
  const number = (value: number) => value.toLocaleString(formatTag(locale))
  return {
    dormant_months: number(dormancy.months),
    verify_when:
      Number(withdrawals.verify_above_eur) === 0
        ? textOf(locale, 'content.rules.verifyFirst')
        : textOf(locale, 'content.rules.verifyAbove', { amount: euro(withdrawals.verify_above_eur, locale) }),
    approve_up_to: euro(withdrawals.approve_up_to_eur, locale),
    approve_minutes: number(withdrawals.approve_after_minutes),
    verification_hours: number(verification.hours),
    rejected_document_days: number(verification.keep_days.rejected),
    replaced_document_days: number(verification.keep_days.replaced),
    break_periods: spansOf(breaks.coolingoff, locale),
    exclusion_periods: spansOf(breaks.selfexclusion, locale),
    terms_version: number(terms.version),
    terms_date: dayIn(terms.in_force, locale),
    terms_notice_days: number(termsNoticeDays),
  }
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
    age: String(minimumAge(readLicence(licence), null)),
    company: legal.company,
    licence: titleIn(legal.licence, locale),
    registration: legal.registration,
    disputes_body: titleIn(legal.disputes.name, locale),
    disputes_site: legal.disputes.site,
    identity_partner: legal.identityPartner,
    restricted_countries: listOf(restrictedCountries(licence), locale),
    year: String(now.getUTCFullYear()),
    ...returnsOf(locale),
    ...rulesOf(licence, locale),
  }
}
