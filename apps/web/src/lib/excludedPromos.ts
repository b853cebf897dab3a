import { readCookie, writeCookie } from './cookies'

const cookie = 'promos'
/** Of `document.cookie` that says so, for scripts that run before the page is painted. */
export const excludedPromosPattern = `(?:^|; )${cookie}=none`

/** TRK-02: this visitor came by an affiliate whose players see no promotions. Told by tracking, once it knows the affiliate. */
export const areExcludedPromos = (): boolean => readCookie(cookie) === 'none'

export const keepExcludedPromos = (isExcluded: boolean, seconds: number | undefined): void =>
  writeCookie(cookie, isExcluded ? 'none' : 'all', seconds)
