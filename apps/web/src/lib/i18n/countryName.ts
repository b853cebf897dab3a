import { formatTag, type Locale } from './locales'

/** A country's name in the locale, by its ISO code; the code itself if there is no name. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code) ?? code
  } catch {
    // `Intl` rejects codes that name no region.
    return code
  }
}
