import { keysOf } from '@apogee/rules/validation/keysOf'
import type { QueryClient } from '@tanstack/react-query'
import type { Centrifuge, Subscription } from 'centrifuge'
import { refetch } from './freshness'
import type { Channel } from './registry'
import { joinedWhileWatched, liveChannels, type WatchedChannel, watchedChannels } from './watchedChannels'

type Handler = (message: unknown, cache: QueryClient) => void
type Connection = Pick<Centrifuge, 'newSubscription' | 'removeSubscription'>

const names = keysOf(joinedWhileWatched)

export const isJoinedWhileWatched = (channel: Channel): channel is WatchedChannel =>
  Object.hasOwn(joinedWhileWatched, channel)

/**
 * Joins each channel while the page watches it, and leaves it afterwards. The page's data of that area is older than
 * the subscription, so it is refetched whenever one begins, or resumes with messages lost. Returns a function that ends
 * it.
 */
export function joinWatched(
  client: Connection,
  channels: ReadonlyMap<Channel, readonly Handler[]>,
  cache: QueryClient,
): () => void {
  const joined = new Map<WatchedChannel, Subscription>()
  const join = (channel: WatchedChannel, handlers: readonly Handler[]) => {
    const subscription = client.newSubscription(channel)
    subscription.on('publication', ({ data }) => {
      for (const handle of handlers) handle(data, cache)
    })
    subscription.on('subscribing', () => setLive(channel, false))
    subscription.on('unsubscribed', () => setLive(channel, false))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      setLive(channel, true)
      if (wasRecovering && recovered) return
      const area = `${joinedWhileWatched[channel]}.`
      refetch(cache, {
        type: 'active',
        predicate: ({ queryKey }) => String(queryKey[0]).replace('public:', '').startsWith(area),
      })
    })
    subscription.subscribe()
    joined.set(channel, subscription)
  }
  const settle = () => {
    for (const channel of names) {
      const isWatched = watchedChannels.get().includes(channel)
      const handlers = channels.get(channel)
      const held = joined.get(channel)
      if (isWatched && handlers && !held) join(channel, handlers)
      if (!isWatched && held) {
        held.unsubscribe()
        client.removeSubscription(held)
        joined.delete(channel)
      }
    }
  }
  settle()
  const stopWatching = watchedChannels.subscribe(settle)
  return () => {
    stopWatching()
    liveChannels.set([])
  }
}

function setLive(channel: WatchedChannel, isLive: boolean): void {
  const others = liveChannels.get().filter((one) => one !== channel)
  liveChannels.set(isLive ? [...others, channel] : others)
}
