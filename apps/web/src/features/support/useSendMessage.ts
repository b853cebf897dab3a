import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { api, ConnectionError } from '../../lib/api'
import { isConnected, useConnection } from '../../lib/api/connection'
import { remember } from '../../lib/browser/storage'
import { useFormFailure } from '../../lib/i18n/useErrorText'
import { playerQuery } from '../profile/queries'
import { threadQuery } from './queries'
import { withMessage } from './thread'
import { dropUnsent, failUnsent, putUnsent, type Unsent, unsentOf } from './unsent'

declare module '../../lib/browser/storage' {
  interface Stored {
    /** A guest has written to support from this device, so replies are checked for. */
    'support.guest': true
  }
}

export function useChatOwner(): number | null {
  const { data: player } = useQuery(playerQuery())
  return player?.id ?? null
}

/** Sends a message, or retries it: it appears in the conversation at once and is stored until the server has it. */
export function useSendMessage(): (message: Unsent) => Promise<void> {
  const cache = useQueryClient()
  const owner = useChatOwner()
  const failureOf = useFormFailure()
  return useCallback(
    async (message: Unsent) => {
      putUnsent(owner, message)
      if (!isConnected()) return failUnsent(message.key)
      try {
        const sent = await api('support.say', { body: message })
        if (owner === null) remember('support.guest', true)
        const { queryKey } = threadQuery()
        // A response in flight does not include it yet.
        await cache.cancelQueries({ queryKey })
        cache.setQueryData(queryKey, (thread) =>
          withMessage(
            thread ?? { thread: null, version: 0, messages: [], unread: 0, email: message.email ?? null },
            sent,
          ),
        )
        dropUnsent(owner, message.key)
        void cache.invalidateQueries({ queryKey })
      } catch (error) {
        const { fields, general } = failureOf(error, ['content', 'email'])
        failUnsent(message.key, error instanceof ConnectionError ? undefined : (Object.values(fields)[0] ?? general))
      }
    },
    [cache, owner, failureOf],
  )
}

/** Messages that failed for lack of a connection are sent as soon as it is back. */
export function useSendOnReconnect(): void {
  const send = useSendMessage()
  const owner = useChatOwner()
  const isUp = useConnection()
  const wasUp = useRef(isUp)
  useEffect(() => {
    if (isUp && !wasUp.current)
      for (const { key, content, email, state, why } of unsentOf(owner))
        if (state === 'failed' && why === undefined) void send({ key, content, ...(email && { email }) })
    wasUp.current = isUp
  }, [isUp, owner, send])
}
