import { ownPath } from '@apogee/rules/site/ownPath'
import { scrollKey } from './languageScroll'
import { joinLocale, type Locale } from './locales'

type Offered = readonly [Locale, ...Locale[]]

/**
 * Remembers the visitor's choice of language for a year: the server redirects them to it from addresses without a
 * locale.
 */
function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** I18N-03: the language of the player's profile, if the page uses another one and the brand offers it. */
export const languageToGoOn = (language: string, locale: Locale, offered: Offered): Locale | undefined =>
  offered.find((one) => one === language && one !== locale)

/** Loads a path of the site in another language; an external one (SEC-04) becomes the lobby. */
export function goOnIn(locale: Locale, path: string, offered: Offered): void {
  rememberLocale(locale)
  try {
    sessionStorage.setItem(scrollKey, String(scrollY))
  } catch {
    // The page starts at the top.
  }
  location.assign(joinLocale(ownPath(path) ?? '/', locale, offered))
}
