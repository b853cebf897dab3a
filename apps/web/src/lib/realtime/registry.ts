import type { MessageOf, PrivateChannel, PublicChannel } from '@apogee/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'

export type Channel = PrivateChannel | PublicChannel

/** How messages update the cache. A message older than the cached data is ignored. */
export type Handlers = { readonly [N in Channel]?: (message: MessageOf<N>, cache: QueryClient) => void }

/** Preserves the types of a feature's `events.ts`. */
export const handlers = (map: Handlers): Handlers => map

export type Handler = (message: unknown, cache: QueryClient) => void

/** Merges the maps of all features: a channel may have several handlers. */
export function channelsOf(maps: readonly Handlers[]): ReadonlyMap<Channel, readonly Handler[]> {
  const joined = new Map<Channel, Handler[]>()
  for (const map of maps) {
    for (const [channel, handler] of Object.entries(map) as [Channel, Handler][]) {
      const list = joined.get(channel)
      if (list) list.push(handler)
      else joined.set(channel, [handler])
    }
  }
  return joined
}

/**
 * WIRE-06: public channels by name, private ones as `{name}#{player id}`; undefined for a private one when the visitor
 * is a guest.
 */
export function channelName(channel: Channel, playerId: string): string | undefined {
  if (channel.startsWith('public:')) return channel
  return playerId ? `${channel}#${playerId}` : undefined
}
