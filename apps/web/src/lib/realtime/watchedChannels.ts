import type { PublicChannel } from '@apogee/contract/realtime'
import { useEffect } from 'react'
import { createStore, useStore } from '../browser/createStore'

/**
 * Public channels that are joined only while the page shows their data, so that other pages do not receive their
 * messages; with the area whose queries they keep fresh.
 */
export const joinedWhileWatched = {
  'public:tournaments_changes': 'tournaments',
  'public:lotteries_changes': 'lotteries',
} as const satisfies Partial<Record<PublicChannel, string>>

export type WatchedChannel = keyof typeof joinedWhileWatched

const counts = new Map<WatchedChannel, number>()

/** The channels watched by any component of the page. */
export const watchedChannels = createStore<readonly WatchedChannel[]>([])

function count(channel: WatchedChannel, by: 1 | -1): void {
  const before = counts.get(channel) ?? 0
  counts.set(channel, before + by)
  if (before === 0 || before + by === 0)
    watchedChannels.set([...counts].flatMap(([name, watchers]) => (watchers > 0 ? [name] : [])))
}

/** Watches a channel until the returned function is called. */
export function watchChannel(channel: WatchedChannel): () => void {
  count(channel, 1)
  return () => count(channel, -1)
}

/** The watched channels whose messages arrive now; empty while the connection is down. */
export const liveChannels = createStore<readonly WatchedChannel[]>([])

/** Watches a channel while the component is shown. A guest gets a connection for it. Returns whether its messages arrive. */
export function useChannel(channel: WatchedChannel, isOn = true): boolean {
  useEffect(() => (isOn ? watchChannel(channel) : undefined), [channel, isOn])
  return useStore(liveChannels).includes(channel)
}
