import { pageQueries } from '../../src/lib/page/pageQueries.ts'

const foldedRail = /(?:^|;\s*)rail=folded(?:;|$)/
/** A tester's browser, whose flags differ from the operator's (`lib/flagsInCookie`). */
const ownFlags = /(?:^|;\s*)flags=\w/

export interface GuestPageFacts {
  /** As the visitor sees it. */
  readonly url: URL
  readonly brandId: string
  readonly country: string | null
  readonly isRestricted: boolean
  readonly hasSession: boolean
  readonly headers: Headers
}

/** A page that many guests share: its cache key, and the request that renders it. */
export interface GuestPage {
  readonly key: string
  readonly url: URL
  /** All visitor data that rendering receives: data outside the key cannot end up in the page. */
  readonly headers: Headers
}

/**
 * Undefined when the page belongs to one visitor: a player's page, one of a browser with flag overrides, or one that
 * reads its query parameters (their values are unbounded). The brand determines the licence; language and guest mode
 * are in the path.
 */
export function guestPage(facts: GuestPageFacts): GuestPage | undefined {
  const { url, brandId, country, isRestricted, hasSession } = facts
  if (hasSession || [...url.searchParams.keys()].some((name) => pageQueries.has(name))) return undefined
  const cookies = facts.headers.get('cookie') ?? ''
  if (ownFlags.test(cookies)) return undefined
  const isFolded = foldedRail.test(cookies)
  const headers = new Headers({ host: url.host, 'user-agent': 'Mozilla/5.0 (guest page)' })
  if (isFolded) headers.set('cookie', 'rail=folded')
  return {
    key: [url.origin, brandId, url.pathname, country, isRestricted, isFolded].join(' '),
    url: new URL(url.pathname, url.origin),
    headers,
  }
}
