import { useEffect, useState } from 'react'
import { firstUnread, type Thread } from './thread'

/**
 * The message above which the line "New" stands: the first answer the reader had not seen when they opened the
 * conversation, or came back to its tab. What comes while they read gets none, and being seen does not remove it.
 */
export function useUnreadFrom(thread: Thread | undefined): number | undefined {
  const [from, setFrom] = useState<number | 'unknown' | undefined>('unknown')
  const first = thread && firstUnread(thread)
  if (thread && from === 'unknown') setFrom(first)
  useEffect(() => {
    if (first !== undefined && document.visibilityState === 'hidden') setFrom(first)
  }, [first])
  return from === 'unknown' ? first : from
}
