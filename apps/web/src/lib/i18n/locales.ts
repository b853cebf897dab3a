/** Sandbox only: English with accents, so that untranslated texts stand out. Never listed as a language. */
export const pseudoLocale = 'en-XA'

/** The locales the product supports (OPEN-59), by their own names. */
export const localeNames = {
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-NZ': 'English (New Zealand)',
  de: 'Deutsch',
  'fr-CA': 'Français (Canada)',
  no: 'Norsk',
  it: 'Italiano',
  et: 'Eesti',
  [pseudoLocale]: '[Ļöñĝ Éñĝļîšĥ]',
} as const

export type Locale = keyof typeof localeNames

/** The offered locales that language lists, alternates and the sitemap include. */
export const listedLocales = (offered: readonly Locale[]): Locale[] => offered.filter((one) => one !== pseudoLocale)

// Regions that the locale code omits but formats need: our English is not American, and "no" is written in Bokmål.
const formatTags: Partial<Record<Locale, string>> = {
  en: 'en-IE',
  de: 'de-DE',
  no: 'nb-NO',
  it: 'it-IT',
  et: 'et-EE',
}

/** Tag for `Intl` and the `lang` attribute. */
export const formatTag = (locale: Locale): string => formatTags[locale] ?? locale

export interface LocalisedPath {
  readonly locale: Locale
  /** The path without its locale segment. */
  readonly path: string
}

/** RT-49: removes the locale segment from a path; a segment that is not an offered locale stays part of the path. */
export function splitLocale(pathname: string, offered: readonly [Locale, ...Locale[]]): LocalisedPath {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end)
  const locale = offered.find((one) => one === first)
  if (!locale) return { locale: offered[0], path: pathname }
  return { locale, path: end < 0 ? '/' : pathname.slice(end) }
}

/** Adds the locale segment to a path; paths of the default locale have no segment. */
export function joinLocale(path: string, locale: Locale, offered: readonly [Locale, ...Locale[]]): string {
  if (locale === offered[0]) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
