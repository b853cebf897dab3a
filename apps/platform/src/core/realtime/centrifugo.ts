import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Realtime } from './realtime.ts'

type Cluster = NonNullable<Config['centrifugo']>

/**
 * Publishes through a Centrifugo cluster's HTTP API. Lost messages are not sent again: a client that reconnects reloads
 * the data on its screen.
 */
export function openCentrifugo({ url, apiKey }: Cluster, log: Log, send: typeof fetch = fetch): Realtime {
  const ask = (method: string, body: object) => {
    send(`${url}/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    })
      .then(async (response) => {
        // Centrifugo answers 200 to refused commands too, with the error in the body.
        const { error } = (await response.json()) as { error?: unknown }
        if (!response.ok || error)
          log.error({ method, status: response.status, error }, 'centrifugo rejected a command')
      })
      .catch((error) => log.error({ err: error, method }, 'centrifugo request failed'))
  }
  return {
    publish: (channel, data) => ask('publish', { channel, data }),
    publishTo: (playerId, name, data) => ask('publish', { channel: `${name}#${playerId}`, data }),
    // Only the cluster knows the members of channels.
    hasSubscribers: () => true,
    isWatched: () => true,
    subscribers: () => null,
    retainMessages: () => null,
    // The cluster knows no sessions: all of the player's connections are closed, and those still allowed reconnect.
    disconnect: ({ playerId }) => {
      if (playerId !== null) ask('disconnect', { user: playerId.toString() })
    },
  }
}
