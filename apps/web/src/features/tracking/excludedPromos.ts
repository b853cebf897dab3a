import { readCookie, writeCookie } from '../../lib/browser/cookies'

const cookie = 'promos'
// The list of affiliates did not load: no promotions until a later page load has read it.
const undecided = 'none-yet'
/** The pattern for `document.cookie`, for scripts that run before the page is painted. */
export const excludedPromosPattern = `(?:^|; )${cookie}=none`

/**
 * TRK-02: this visitor was referred by an affiliate whose players see no promotions. Set by tracking, once it knows the
 * affiliate.
 */
export const areExcludedPromos = (): boolean => readCookie(cookie)?.startsWith('none') === true

/** Whether tracking could not read yet if the affiliate is one of them. */
export const areExcludedPromosUndecided = (): boolean => readCookie(cookie) === undecided

export const storeExcludedPromos = (isExcluded: boolean | undefined, seconds: number | undefined): void =>
  writeCookie(cookie, isExcluded === undefined ? undecided : isExcluded ? 'none' : 'all', seconds)
