import { readCookie, writeCookie } from './browser/cookies'

const cookie = 'promos'
/** The pattern for `document.cookie`, for scripts that run before the page is painted. */
export const excludedPromosPattern = `(?:^|; )${cookie}=none`

/**
 * TRK-02: this visitor was referred by an affiliate whose players see no promotions. Set by tracking, once it knows the
 * affiliate.
 */
export const areExcludedPromos = (): boolean => readCookie(cookie) === 'none'

export const storeExcludedPromos = (isExcluded: boolean, seconds: number | undefined): void =>
  writeCookie(cookie, isExcluded ? 'none' : 'all', seconds)
