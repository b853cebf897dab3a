import { api } from '../../lib/api'
import { recall } from '../../lib/storage'
import { setSupportUnread } from '../../lib/supportUnread'
import { isChatInSight } from './isChatInSight'

/**
 * Fetches the number of replies that came while no page was open, or while the connection was down; if that fails, the
 * badge stays as it is.
 */
export async function fetchSupportUnread(): Promise<void> {
  const answer = await api('support.unread', {}).catch(() => undefined)
  if (answer) setSupportUnread(answer.unread)
}

const guestMs = 20_000

/** A guest has no channel of their own, so one who waits for a reply polls. Returns a function that stops it. */
export function watchGuestAnswers(): () => void {
  const look = () => {
    if (recall('support.guest') && document.visibilityState === 'visible' && !isChatInSight()) void fetchSupportUnread()
  }
  look()
  const timer = setInterval(look, guestMs)
  return () => clearInterval(timer)
}
