import type { UnreadAnswers } from '@apogee/contract/support'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { recall } from '../../lib/browser/storage'
import { isNewest } from '../../lib/realtime/freshness'
import { isChatInSight } from './isChatInSight'
import { threadQuery } from './queries'
import { setSupportUnread } from './supportUnread'

/** The conversation with this brand, as far as this page knows. */
const ownThreads = new WeakMap<QueryClient, number>()

/**
 * Whether a conversation is the one with this brand: a player has one with each, and their pages receive the messages
 * of all. A conversation that this page does not know may have just begun: then it is looked up on the platform.
 */
export function isOwn(cache: QueryClient, thread: number | null): boolean | Promise<boolean> {
  const known = [cache.getQueryData(threadQuery().queryKey)?.thread, ownThreads.get(cache)]
  if (thread !== null && known.includes(thread)) return true
  return fetchSupportUnread(cache).then((answer) => answer?.thread === thread)
}

/** Shows how many replies are unread, unless this page knows a newer count of the conversation. */
export function showUnread(cache: QueryClient, { thread, version, unread }: UnreadAnswers): void {
  if (thread === null || isNewest(cache, `support.thread-${thread}`, { version })) setSupportUnread(unread)
}

/**
 * Fetches the number of replies that arrived while no page was open, or while the connection was down; if that fails,
 * the badge stays as it is.
 */
export async function fetchSupportUnread(cache: QueryClient): Promise<UnreadAnswers | undefined> {
  // The API client logs the failure.
  const answer = await api('support.unread', {}).catch(() => undefined)
  if (!answer) return undefined
  if (answer.thread !== null) ownThreads.set(cache, answer.thread)
  showUnread(cache, answer)
  return answer
}

const guestMs = 20_000

/** A guest has no private channel, so a guest who waits for a reply polls. Returns a function that stops it. */
export function watchGuestAnswers(cache: QueryClient): () => void {
  const look = () => {
    if (recall('support.guest') && document.visibilityState === 'visible' && !isChatInSight())
      void fetchSupportUnread(cache)
  }
  look()
  const timer = setInterval(look, guestMs)
  return () => clearInterval(timer)
}
