import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { playerQuery } from '../features/profile/queries'
import { setConnection } from '../lib/api/connection'
import { logClient } from '../lib/track'
import { allEvents } from './events'

// A page at rest first: the connection is not what a visitor waits for.
const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 3_000 }) : run()),
    1_000,
  )
  return () => clearTimeout(timer)
}

/** Holds the realtime connection of the player who is here; another player, or none, is another connection. */
export function useRealtime(): void {
  const cache = useQueryClient()
  const { data: player } = useQuery(playerQuery())
  const playerId = player?.id
  useEffect(() => {
    // Guests hear public channels only, and none is listened to before a player or a public handler is there.
    const hasPublic = allEvents.some((map) => Object.keys(map).some((channel) => channel.startsWith('public:')))
    if (playerId === undefined && !hasPublic) return
    let isOver = false
    let disconnect: (() => void) | undefined
    const cancel = whenIdle(() => {
      import('../lib/realtime/connect')
        .then(({ connectRealtime }) =>
          connectRealtime({
            cache,
            maps: allEvents,
            onConnection: setConnection,
            onGap: () => void cache.invalidateQueries({ refetchType: 'active' }),
          }),
        )
        .then((close) => {
          if (isOver) close()
          else disconnect = close
        })
        .catch(() => logClient('REALTIME_FAILED', 'WARN'))
    })
    return () => {
      isOver = true
      cancel()
      disconnect?.()
    }
  }, [cache, playerId])
}
