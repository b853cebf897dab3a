import type { QueryClient } from '@tanstack/react-query'
import { Centrifuge } from 'centrifuge'
import { api } from '../api'
import { channelName, channelsOf, type Handlers } from './registry'

export interface RealtimeOptions {
  readonly cache: QueryClient
  readonly maps: readonly Handlers[]
  /** Messages were missed (a reconnect without recovery): what is on screen must be loaded again. */
  readonly onGap: () => void
  readonly onConnection: (isUp: boolean) => void
}

/** The socket of a realtime host (wire-facts 12.1): `{url}/connection/websocket`. */
const socketUrl = (url: string): string => `${url.replace(/\/$/, '').replace(/^http/, 'ws')}/connection/websocket`

/** Opens the one realtime connection; resolves to a function that closes it. Loaded after the page is at rest. */
export async function connectRealtime({ cache, maps, onGap, onConnection }: RealtimeOptions): Promise<() => void> {
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
  for (const { name, list } of wanted) {
    const subscription = client.newSubscription(name)
    let hasBeenSubscribed = false
    subscription.on('publication', ({ data }) => {
      for (const handle of list) handle(data, cache)
    })
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      if (hasBeenSubscribed && !(wasRecovering && recovered)) onGap()
      hasBeenSubscribed = true
    })
    subscription.subscribe()
  }
  client.connect()
  return () => client.disconnect()
}
