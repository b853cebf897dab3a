import { isOnBreak } from '../onBreak'
import { pageRequest } from '../page/pageRequest'

/** How long a response that is the same for all visitors is reused for all pages of this server. */
const sharedMs = 5_000
const maxEntries = 500

interface CacheEntry {
  readonly answer: Promise<unknown>
  readonly until: number
}
const cache = new Map<string, CacheEntry>()

/**
 * Loads data that is the same for all guests, and for all players of a licence unless they are on a break, such as
 * promotions. Data of a visitor with a session is not shared until their audience is known.
 */
export function sharedByAudience<T>(key: readonly unknown[], load: () => Promise<T>): Promise<T> {
  const page = import.meta.env.SSR ? pageRequest() : undefined
  const audience = page?.hasSession ? page.audience : guests
  return audience === undefined ? load() : shared([audience, ...key], load)
}

const guests = 'guests'

interface Member {
  readonly license_name: string
  readonly break_until?: string | undefined
}

/**
 * Called once per page, with the signed-in player of its request or null. Shares nothing with a session whose player is
 * null: the platform answers its calls as that player's on a page in guest mode and after a failed lookup. Nor on a
 * break (SAFE-02): a node that has not heard of it yet would answer with offers.
 */
export function noteAudience(player: Member | null): void {
  const page = pageRequest()
  if (page && player && !isOnBreak(player)) page.audience = player.license_name
}

/**
 * Loads data that does not depend on the visitor. During server rendering the response is cached for 5 s, already
 * parsed and trimmed, so that the next visitor's lobby costs no call. In a browser it is simply loaded, because the
 * query cache stores it.
 */
export function shared<T>(key: readonly unknown[], load: () => Promise<T>, nowMs: number = Date.now()): Promise<T> {
  if (!import.meta.env.SSR) return load()
  const page = pageRequest()
  // Data that is the same for all visitors still differs by brand and country (I18N-05).
  const name = JSON.stringify([page?.brand.id, page?.country, ...key])
  const old = cache.get(name)
  // The key identifies the query, and a query has one type.
  if (old && old.until > nowMs) return old.answer as Promise<T>
  const answer = load()
  cache.set(name, { answer, until: nowMs + sharedMs })
  answer.catch(() => cache.delete(name))
  if (cache.size > maxEntries)
    for (const [oldest, { until }] of cache) if (until <= nowMs || cache.size > maxEntries) cache.delete(oldest)
  return answer
}
