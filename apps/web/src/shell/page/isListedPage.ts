import { type Locale, pseudoLocale } from '../../lib/i18n/locales'

/** Paths, without prefixes, that are personal or not real pages (OPEN-11). */
const unlisted =
  /^\/(?:guest|profile|accounts|users|cashbox|dashboard|deposit|deposit-fast|deposit-bonus|withdraw|popup|ffc|oops|search|favorite-games|cancel-payment|new-password|confirmation|unlock|unsubscribe|remind)(?:\/|$)/

export interface RobotsFacts {
  /** Search engines may index this host. */
  readonly isIndexed: boolean
  readonly isGuestMode: boolean
  /** The router's path: without a locale. */
  readonly path: string
  /** A sandbox-only locale must not be indexed. */
  readonly locale: Locale
  /** Declared by the route itself: popups and transient pages. */
  readonly isUnlistedRoute: boolean
}

/** SEO-01, OPEN-11: whether search engines may index a page. */
export const isListedPage = ({ isIndexed, isGuestMode, path, locale, isUnlistedRoute }: RobotsFacts): boolean =>
  isIndexed && !isGuestMode && !isUnlistedRoute && locale !== pseudoLocale && !unlisted.test(path)
