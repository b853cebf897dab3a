import type { QueryClient } from '@tanstack/react-query'
import { features } from '../../features/all'
import { sessionEnded } from '../../lib/api'
import { type Handlers, handlers } from '../../lib/realtime/registry'

const sessionEvents = handlers({
  session: () => sessionEnded(),
})

/** The realtime handlers of every feature; of those with public channels for a guest, who has no others. */
export async function loadEvents({ isGuest = false } = {}): Promise<readonly Handlers[]> {
  const loaded = features.flatMap((feature) =>
    'events' in feature && (!isGuest || 'hasPublicEvents' in feature) ? [feature.events()] : [],
  )
  return [sessionEvents, ...(await Promise.all(loaded))]
}

/** The additional data that features reload when messages may have been missed. */
export async function loadMissed(): Promise<(playerId: number, cache: QueryClient) => void> {
  const all = await Promise.all(features.flatMap((feature) => ('missed' in feature ? [feature.missed()] : [])))
  return (playerId, cache) => {
    for (const read of all) void read(playerId, cache)
  }
}
