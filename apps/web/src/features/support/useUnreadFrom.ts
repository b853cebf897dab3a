import { useEffect, useState } from 'react'
import { firstUnread, type Thread } from './thread'

/**
 * The message below the line "New": the first answer the reader had not seen when they opened the conversation, or came
 * back to its tab. Messages that arrive while they read get no line, and reading does not remove it.
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
