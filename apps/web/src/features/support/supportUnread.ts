import { createStore, useStore } from '../../lib/browser/createStore'
import { useFlag } from '../../lib/flags/flags'

const unread = createStore(0)

/** Sets the number of unread support replies, as reported by the chat. */
export const setSupportUnread = (count: number): void => unread.set(Math.max(0, count))

/** Unread support replies, shown on the support buttons (NAV-15); 0 without a chat. */
export function useSupportUnread(): number {
  const count = useStore(unread)
  return useFlag('live_chat') ? count : 0
}
