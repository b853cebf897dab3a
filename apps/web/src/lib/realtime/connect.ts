import shapes from 'virtual:answer-shapes'
import type { Result } from '@apogee/contract'
import { readMessage } from '@apogee/contract/answers/readAnswer'
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { Centrifuge } from 'centrifuge'
import { api } from '../api'
import { backOff } from './backOff'
import { refetch } from './freshness'
import { heldMessages } from './heldMessages'
import { isJoinedWhileWatched, joinWatched } from './joinWatched'
import { readWithin } from './readWithin'
import { type Channel, channelName, channelsOf, type Handler, type Handlers } from './registry'
import { watchGaps } from './watchGaps'

export interface RealtimeOptions {
  readonly cache: QueryClient
  /** The access that came with the page; without it, it is requested. */
  readonly pageSubscription?: Result<'realtime.subscription'> | undefined
  readonly maps: readonly Handlers[]
  /**
   * Queries that private channels may have changed between the page load and the first message; after a later gap, every
   * query can have changed.
   */
  readonly isPrivate: (queryKey: QueryKey) => boolean
  /** The server ended the session: by a logout in another tab, or by timeout. */
  readonly onSessionEnd: () => void
  readonly onConnection: (isUp: boolean) => void
  /** Connected, or messages may have been missed: data that is not in the query cache must be loaded. */
  readonly onGap: () => void
}

/** Parses messages of any platform into the contract's shape; a malformed message is dropped. */
const reading =
  (channel: Channel, list: readonly Handler[]): Handler =>
  (data, cache) => {
    const message = readMessage(shapes, channel, data)
    if (message === undefined) return
    heldMessages.receive(channel, () => {
      for (const handle of list) handle(message, cache)
    })
  }

/** Close code of an ended session (the platform's realtime protocol); there is no reconnect after it. */
const sessionEnded = 4500
/** Close code of a cluster after one of the player's sessions ended: the client returns with a new token. */
const sessionCheck = 4100

/** The socket of a realtime host (wire-facts 12.1): `{url}/connection/websocket`. */
const socketUrl = (url: string): string => `${url.replace(/\/$/, '').replace(/^http/, 'ws')}/connection/websocket`

/** Opens the single realtime connection; resolves to a function that closes it. Loaded when the page is idle. */
export async function connectRealtime({
  cache,
  pageSubscription,
  maps,
  isPrivate,
  onSessionEnd,
  onConnection,
  onGap,
}: RealtimeOptions): Promise<() => void> {
  const channels = new Map([...channelsOf(maps)].map(([channel, list]) => [channel, [reading(channel, list)]] as const))
  const { user, url, token } = pageSubscription ?? (await api('realtime.subscription', {}))
  const wanted = [...channels].flatMap(([channel, list]) => {
    if (isJoinedWhileWatched(channel)) return []
    const name = channelName(channel, user)
    return name ? [{ name, list }] : []
  })
  if (wanted.length === 0) return () => undefined

  const client = new Centrifuge(socketUrl(url), {
    ...backOff,
    token,
    getToken: async () => (await api('realtime.subscription', {})).token,
  })
  let readWithinMs = 0
  client.on('connected', ({ data }) => {
    readWithinMs = readWithin(data)
    onConnection(true)
  })
  client.on('disconnected', ({ code }) => {
    if (code === sessionEnded) onSessionEnd()
  })
  client.on('connecting', ({ code }) => {
    if (code === sessionCheck) client.setToken('')
  })
  const epoch = pageSubscription?.epoch
  const options = epoch === undefined ? {} : { since: { epoch, offset: 0 } }
  let isPrivateMissed = false
  const subscriptions = wanted.map(({ name, list }) => {
    const isPublic = name.startsWith('public:')
    const subscription = client.newSubscription(name, isPublic ? {} : options)
    subscription.on('subscribed', ({ recovered }) => {
      if (!isPublic && !recovered) isPrivateMissed = true
    })
    subscription.on('publication', ({ data }) => {
      for (const handle of list) handle(data, cache)
    })
    return subscription
  })
  const readMissed = (filters: QueryFilters) => {
    refetch(cache, filters)
    onGap()
  }
  let again: ReturnType<typeof setTimeout> | undefined
  watchGaps(subscriptions, (isFirst) => {
    clearTimeout(again)
    if (isFirst && !isPrivateMissed) return onGap()
    if (isFirst) return readMissed({ predicate: ({ queryKey }) => isPrivate(queryKey) })
    // Thousands of pages may reconnect in the same second, each with all of its queries. A query that mounts before the
    // delay is over is refetched at once.
    void cache.invalidateQueries({ refetchType: 'none' })
    again = setTimeout(() => heldMessages.read(() => readMissed({})), Math.random() * readWithinMs)
  })
  for (const subscription of subscriptions) subscription.subscribe()
  const stopJoining = joinWatched(client, channels, cache)
  client.connect()
  return () => {
    clearTimeout(again)
    stopJoining()
    heldMessages.discard()
    client.disconnect()
  }
}
