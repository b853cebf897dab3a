import { useFlag } from './flags'
import { watched } from './watched'

const unread = watched(0)

/** The chat says how many answers of support wait unread. */
export const setSupportUnread = (count: number): void => unread.set(Math.max(0, count))

/** Unread answers of support, shown on its buttons (NAV-15); none where there is no chat. */
export function useSupportUnread(): number {
  const count = unread.use()
  return useFlag('live_chat') ? count : 0
}
