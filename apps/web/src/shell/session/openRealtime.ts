import type { QueryClient } from '@tanstack/react-query'
import { isPrivate } from '../../features/profile/forget'
import { sessionEnded } from '../../lib/api'
import { setConnection } from '../../lib/api/connection'
import { connectRealtime } from '../../lib/realtime/connect'
import { takePageSubscription } from '../../lib/realtime/pageSubscription'
import { loadEvents, loadMissed } from './events'

/** Opens the realtime connection for a player, or for a guest without an id; resolves to a function that closes it. */
export async function openRealtime(cache: QueryClient, playerId: number | undefined): Promise<() => void> {
  const isGuest = playerId === undefined
  const [maps, readMissed] = await Promise.all([loadEvents({ isGuest }), isGuest ? undefined : loadMissed()])
  return connectRealtime({
    cache,
    pageSubscription: takePageSubscription(cache, playerId),
    maps,
    onConnection: setConnection,
    onGap: () => {
      if (playerId !== undefined) readMissed?.(playerId, cache)
    },
    isPrivate,
    onSessionEnd: sessionEnded,
  })
}
