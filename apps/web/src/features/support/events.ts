import { patch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { setSupportUnread } from '../../lib/supportUnread'
import { isChatInSight } from './inSight'
import { tellNews } from './news'
import { threadQuery } from './queries'
import { withMessage } from './thread'

/** Support answers, or the player has written or seen something in another tab. How much is unread is the server's figure. */
export const supportEvents = handlers({
  support_messages: ({ message, unread }, cache) => {
    setSupportUnread(unread)
    patch(cache, threadQuery().queryKey, (thread) => ({ ...(message ? withMessage(thread, message) : thread), unread }))
    if (message && message.author !== 'player' && !isChatInSight()) tellNews(message)
  },
})
