import { patch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { setSupportUnread } from '../../lib/supportUnread'
import { isChatInSight } from './isChatInSight'
import { threadQuery } from './queries'
import { tellNews } from './supportNews'
import { withMessage } from './thread'

/**
 * Support has answered, or the player has written or read something in another tab. The unread count is the server's.
 */
export const supportEvents = handlers({
  support_messages: ({ message, unread }, cache) => {
    setSupportUnread(unread)
    patch(cache, threadQuery().queryKey, (thread) => ({ ...(message ? withMessage(thread, message) : thread), unread }))
    if (message && message.author !== 'player' && !isChatInSight()) tellNews(message)
  },
})
