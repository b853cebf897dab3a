import { formatTag, type Locale } from './locales'

/** Name of a country by its ISO code, in the words of the locale; the code itself when it names none. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
