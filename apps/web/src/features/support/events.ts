import { patch } from '../../lib/realtime/freshness'
import { isStale } from '../../lib/realtime/isStale'
import { handlers } from '../../lib/realtime/registry'
import { isChatInSight } from './isChatInSight'
import { threadQuery } from './queries'
import { tellNews } from './supportNews'
import { withMessage } from './thread'
import { showUnread } from './unread'

/**
 * Support has answered, or the player has written or read something in another tab. The unread count is the server's.
 */
export const supportEvents = handlers({
  support_messages: ({ message, ...count }, cache) => {
    showUnread(cache, count)
    patch(cache, threadQuery().queryKey, (held) => {
      if (held === null) return held
      const thread = message ? withMessage(held, message) : held
      return isStale(held, count) ? thread : { ...thread, ...count }
    })
    if (message && message.author !== 'player' && !isChatInSight()) tellNews(message)
  },
})
