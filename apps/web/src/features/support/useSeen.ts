import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState } from 'react'
import { api } from '../../lib/api'
import { DialogContext } from '../../ui/dialog/dialogContext'
import { showChat } from './isChatInSight'
import { threadQuery } from './queries'
import { setSupportUnread } from './supportUnread'
import { newestAnswer, type Thread } from './thread'

/** Marks the visible conversation as read: here, on the server, and in other tabs. */
export function useSeen(thread: Thread | undefined): void {
  const cache = useQueryClient()
  const isTabVisible = useIsVisible()
  // A popup that is closing still shows new messages, but they do not count as read.
  const isOpen = useContext(DialogContext)?.isOpen ?? true
  const isVisible = isTabVisible && isOpen
  const unread = thread?.unread ?? 0
  const upTo = thread ? newestAnswer(thread) : 0
  useEffect(() => (isOpen ? showChat() : undefined), [isOpen])
  useEffect(() => {
    if (!isVisible || unread === 0 || upTo === 0) return
    setSupportUnread(0)
    cache.setQueryData(threadQuery().queryKey, (held) => held && { ...held, unread: 0 })
    // If it stays unread on the server, it is only shown again.
    void api('support.seen', { body: { up_to: upTo } }).catch(() => undefined)
  }, [cache, isVisible, unread, upTo])
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => import.meta.env.SSR || document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
