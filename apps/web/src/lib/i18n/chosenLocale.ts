import { ownPath } from '@apogee/rules/site/ownPath'
import { joinLocale, type Locale } from './locales'

type Offered = readonly [Locale, ...Locale[]]

/** The visitor's choice of language, for a year: the server sends him there from addresses that name none. */
function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** I18N-03: the language of a profile when the page is in another one and the brand offers it. */
export const languageToGoOn = (language: string, locale: Locale, offered: Offered): Locale | undefined =>
  offered.find((one) => one === language && one !== locale)

const placeName = 'apogee.languagePlace'

/** Scrolls to where the reader was before they chose another language. */
export function takePlace(): void {
  try {
    const place = sessionStorage.getItem(placeName)
    sessionStorage.removeItem(placeName)
    // After the router, which begins every page at its top.
    if (place) setTimeout(() => scrollTo({ top: Number(place), behavior: 'instant' }))
  } catch {
    // Nothing was kept: the page begins at its top.
  }
}

/** Loads a path of the site in another language; one that leads elsewhere (SEC-04) becomes the lobby. */
export function goOnIn(locale: Locale, path: string, offered: Offered): void {
  rememberLocale(locale)
  try {
    sessionStorage.setItem(placeName, String(scrollY))
  } catch {
    // The page begins at its top.
  }
  location.assign(joinLocale(ownPath(path) ?? '/', locale, offered))
}
