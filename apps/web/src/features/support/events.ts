import type { MessageOf } from '@apogee/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { patch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { isChatInSight } from './isChatInSight'
import { threadQuery } from './queries'
import { publishNews } from './supportNews'
import { withMessage } from './thread'
import { isOwn, showUnread } from './unread'

type News = MessageOf<'support_messages'>

/** Merges a change of this brand's conversation. The unread count is the server's. */
function mergeChange({ message, ...count }: News, cache: QueryClient): void {
  showUnread(cache, count)
  patch(cache, threadQuery().queryKey, (held) => {
    if (held === null) return held
    const thread = message ? withMessage(held, message) : held
    return isStale(held, count) ? thread : { ...thread, ...count }
  })
  if (message && message.author !== 'player' && !isChatInSight()) publishNews(message)
}

/**
 * Support has replied, or the player has written or read something in another tab. Messages about another brand's
 * conversation are ignored.
 */
export const supportEvents = handlers({
  support_messages: (news, cache) => {
    const own = isOwn(cache, news.thread)
    if (own === true) mergeChange(news, cache)
    else void Promise.resolve(own).then((isIt) => isIt && mergeChange(news, cache))
  },
})
