/** Locales the product knows (OPEN-59); a brand offers those it has texts for. */
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
} as const

export type Locale = keyof typeof localeNames
export const locales = Object.keys(localeNames) as Locale[]

/** Language of the text file: regional English shares the English texts, formats stay regional. */
export const textLanguage = (locale: Locale): string => (locale.startsWith('en') ? 'en' : locale)

/** Tag for `Intl` and the `lang` attribute. */
export const formatTag = (locale: Locale): string => (locale === 'en' ? 'en-IE' : locale)

export interface LocalisedPath {
  readonly locale: Locale
  /** The path without its locale segment. */
  readonly path: string
}

/** RT-49: takes the locale segment off a path; a segment that is not offered is part of the path. */
export function splitLocale(pathname: string, offered: readonly [Locale, ...Locale[]]): LocalisedPath {
  const end = pathname.indexOf('/', 1)
  const first = pathname.slice(1, end < 0 ? undefined : end)
  const locale = offered.find((one) => one === first)
  if (!locale) return { locale: offered[0], path: pathname }
  return { locale, path: end < 0 ? '/' : pathname.slice(end) }
}

/** Puts the locale segment before a path; the default locale has none. */
export function joinLocale(path: string, locale: Locale, offered: readonly [Locale, ...Locale[]]): string {
  if (locale === offered[0]) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
