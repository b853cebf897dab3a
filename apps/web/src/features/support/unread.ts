import { api } from '../../lib/api'
import { recall } from '../../lib/storage'
import { setSupportUnread } from '../../lib/supportUnread'
import { isChatInSight } from './inSight'

/** Answers that came while no page was open, or while the connection was down; without an answer the mark stays as it is. */
export async function fetchSupportUnread(): Promise<void> {
  const answer = await api('support.unread', {}).catch(() => undefined)
  if (answer) setSupportUnread(answer.unread)
}

const guestMs = 20_000

/** A guest has no channel of their own: one who waits for an answer asks for it now and then. Answers how to stop. */
export function watchGuestAnswers(): () => void {
  const look = () => {
    if (recall('support.guest') && document.visibilityState === 'visible' && !isChatInSight()) void fetchSupportUnread()
  }
  look()
  const timer = setInterval(look, guestMs)
  return () => clearInterval(timer)
}
