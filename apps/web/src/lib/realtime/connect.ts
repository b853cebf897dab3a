import type { QueryClient } from '@tanstack/react-query'
import { Centrifuge } from 'centrifuge'
import { api } from '../api'
import { channelName, channelsOf, type Handlers } from './registry'

export interface RealtimeOptions {
  readonly cache: QueryClient
  readonly maps: readonly Handlers[]
  /** Messages were missed (a reconnect without recovery): what is on screen must be loaded again. */
  readonly onGap: () => void
  /** Heard from now on: what has moved since the page was loaded was told to nobody. */
  readonly onFirst: () => void
  /** The server ended the session: by a log-out in another tab, or by time. */
  readonly onSessionEnd: () => void
  readonly onConnection: (isUp: boolean) => void
}

/** Close code of a session that has ended (the platform's realtime protocol); no new connection is tried after it. */
const sessionEnded = 4500

/** The socket of a realtime host (wire-facts 12.1): `{url}/connection/websocket`. */
const socketUrl = (url: string): string => `${url.replace(/\/$/, '').replace(/^http/, 'ws')}/connection/websocket`

/** Opens the one realtime connection; resolves to a function that closes it. Loaded after the page is at rest. */
export async function connectRealtime({
  cache,
  maps,
  onGap,
  onFirst,
  onSessionEnd,
  onConnection,
}: RealtimeOptions): Promise<() => void> {
  const channels = channelsOf(maps)
  const { user, url, token } = await api('realtime.subscription', {})
  const wanted = [...channels].flatMap(([channel, list]) => {
    const name = channelName(channel, user)
    return name ? [{ name, list }] : []
  })
  if (wanted.length === 0) return () => undefined

  const client = new Centrifuge(socketUrl(url), {
    token,
    getToken: async () => (await api('realtime.subscription', {})).token,
  })
  client.on('connected', () => onConnection(true))
  client.on('disconnected', ({ code }) => {
    if (code === sessionEnded) onSessionEnd()
  })
  let awaited = wanted.length
  for (const { name, list } of wanted) {
    const subscription = client.newSubscription(name)
    let hasBeenSubscribed = false
    subscription.on('publication', ({ data }) => {
      for (const handle of list) handle(data, cache)
    })
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      if (hasBeenSubscribed) {
        if (!(wasRecovering && recovered)) onGap()
        return
      }
      hasBeenSubscribed = true
      awaited -= 1
      if (awaited === 0) onFirst()
    })
    subscription.subscribe()
  }
  client.connect()
  return () => client.disconnect()
}
