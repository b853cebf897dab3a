import { type Locale, pseudoLocale } from '../lib/i18n/locales'

/** Paths without prefixes that are for one person, or no page of their own (OPEN-11). */
const unlisted =
  /^\/(?:guest|profile|accounts|users|cashbox|dashboard|deposit|deposit-fast|deposit-bonus|withdraw|popup|ffc|oops|search|favorite-games|cancel-payment|new-password|confirmation|unlock|remind)(?:\/|$)/

export interface RobotsFacts {
  /** The host is one that search engines may list. */
  readonly isIndexed: boolean
  readonly isGuestMode: boolean
  /** Inside the router: without a locale. */
  readonly path: string
  /** A language only the sandbox shows is for nobody to find. */
  readonly locale: Locale
  /** The route says so itself: popups and pages of a state. */
  readonly isUnlistedRoute: boolean
}

/** SEO-01, OPEN-11: whether search engines may list a page. */
export const isListedPage = ({ isIndexed, isGuestMode, path, locale, isUnlistedRoute }: RobotsFacts): boolean =>
  isIndexed && !isGuestMode && !isUnlistedRoute && locale !== pseudoLocale && !unlisted.test(path)
