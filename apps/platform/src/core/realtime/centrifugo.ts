import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import type { Realtime } from './realtime.ts'

type Cluster = NonNullable<Config['centrifugo']>

/** A command of the cluster's server API, as `batch` takes it. */
type Command =
  | { readonly publish: { readonly channel: string; readonly data: object } }
  | {
      readonly disconnect: {
        readonly user: string
        readonly disconnect: { readonly code: number; readonly reason: string }
      }
    }

const reply = z.object({ error: z.object({ code: z.int(), message: z.string().optional() }).optional() })
/** A refused batch has one `error`; otherwise each command has its reply. */
const answer = reply.extend({ replies: z.array(reply).optional() })

/** Commands of one request. */
const maxBatch = 500
/** More than this is lost, oldest first: pages read again what they missed when they reconnect. */
const maxWaiting = 50_000
const withinMs = 5_000

/**
 * Closes a connection so that it returns with a new token. Without a code the cluster closes it for good, and the
 * player's other sessions would get no more messages.
 */
const checkSession = { code: 4100, reason: 'session check' } as const

/**
 * Publishes through a Centrifugo cluster's HTTP API, one batch after the other, so that the messages of a channel keep
 * their order. Lost messages are not sent again: a client that reconnects reloads the data on its screen.
 */
export function openCentrifugo({ url, apiKey }: Cluster, log: Log, send: typeof fetch = fetch): Realtime {
  let waiting: Command[] = []
  let isSending = false

  async function sendBatch(commands: readonly Command[]): Promise<void> {
    const response = await send(`${url}/api/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ commands }),
      signal: AbortSignal.timeout(withinMs),
    })
    if (!response.ok) return log.error({ status: response.status }, 'centrifugo rejected a batch')
    const { error, replies = [] } = answer.parse(await response.json())
    // Centrifugo answers 200 to refused commands too.
    const refused = error ?? replies.find((each) => each.error)?.error
    if (refused) log.error({ refused }, 'centrifugo rejected a command')
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    while (waiting.length > 0) {
      const commands = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      await sendBatch(commands).catch((error: unknown) => {
        log.error({ err: error, lost: commands.length }, 'centrifugo request failed')
      })
    }
    isSending = false
  }

  function add(command: Command): void {
    if (waiting.length >= maxWaiting) {
      log.error({ lost: maxBatch }, 'centrifugo is too slow')
      waiting = waiting.slice(maxBatch)
    }
    // The commands of one turn go together.
    if (waiting.push(command) === 1) setImmediate(() => void sendAll())
  }

  return {
    publish: (channel, data) => add({ publish: { channel, data } }),
    publishTo: (playerId, name, data) => add({ publish: { channel: `${name}#${playerId}`, data } }),
    // Only the cluster knows the members of channels.
    hasSubscribers: () => true,
    isWatched: () => true,
    subscribers: () => null,
    retainMessages: () => null,
    // The cluster knows no sessions: all of the player's connections are closed, and return with a new token.
    disconnect: ({ playerId }) => {
      if (playerId !== null) add({ disconnect: { user: playerId.toString(), disconnect: checkSession } })
    },
  }
}
