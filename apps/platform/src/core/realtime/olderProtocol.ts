import { z } from 'zod'
import type { Command, ReplyError } from './protocol.ts'
import { textFrame, textIn } from './textFrame.ts'

/**
 * The client protocol before version 2 (wire-facts 12.1), which clients of the family with an older library speak:
 * a command, or a list of them, as `{uid, method, params}`, answered by `{uid, method, body}`. A publication is
 * `{method: 'message', body: {channel, data}}`. The client sends pings, not the server.
 */
const call = z.object({
  uid: z.union([z.string().min(1).max(64), z.int()]),
  method: z.string().max(32),
  params: z
    .looseObject({ token: z.string().max(4096).optional(), channel: z.string().min(1).max(255).optional() })
    .nullish(),
})
type Call = z.output<typeof call>

/** Whether the first frame of a connection is one of this protocol. */
export const isOlderFrame = (frame: string): boolean => /^\s*(?:\[|\{[^{]*"method"\s*:)/.test(frame)

/** The commands of a frame as those of the present protocol, numbered by their place in {@link calls}. */
export class OlderProtocol {
  readonly #calls = new Map<number, Call>()
  #last = 0

  /** The commands of a frame, or null when any of them is invalid. */
  read(frame: string): Command[] | null {
    try {
      const read: unknown = JSON.parse(frame)
      const calls = z
        .array(call)
        .min(1)
        .parse(Array.isArray(read) ? read : [read])
      return calls.map((one) => this.#commandOf(one))
    } catch {
      // Not a command of the protocol: the caller disconnects the client.
      return null
    }
  }

  #commandOf(asked: Call): Command {
    this.#last += 1
    const id = this.#last
    this.#calls.set(id, asked)
    const { channel, token } = asked.params ?? {}
    if (asked.method === 'connect') return { id, connect: token ? { token } : {} }
    if (asked.method === 'refresh' && token) return { id, refresh: { token } }
    if (asked.method === 'subscribe' && channel) return { id, subscribe: { channel } }
    if (asked.method === 'unsubscribe' && channel) return { id, unsubscribe: { channel } }
    return asked.method === 'ping' ? { id, ping: {} } : { id }
  }

  /** The answer to a command, as text. */
  reply(id: number, result: object & { readonly error?: ReplyError }): string {
    const { uid, method, params } = this.#calls.get(id) ?? { uid: id, method: '' }
    this.#calls.delete(id)
    const channel = params?.channel
    const { error } = result
    const about = channel === undefined ? {} : { channel, status: error === undefined }
    if (error) return JSON.stringify({ uid, method, error: error.message, body: about })
    const facts = Object.values(result)[0] as { readonly ttl?: number } & Record<string, unknown>
    const { client, version, expires = false, ttl = 0 } = facts
    const isLogin = client !== undefined
    return JSON.stringify({
      uid,
      method,
      body: isLogin ? { client, version, expires, expired: false, ttl } : about,
    })
  }

  /** A frame with a publication of the present protocol, as one of this. */
  push(frame: Buffer): Buffer | null {
    const { push } = JSON.parse(textIn(frame)) as { push?: { channel: string; pub: { data: unknown } } }
    if (!push) return null
    return textFrame(JSON.stringify({ method: 'message', body: { channel: push.channel, data: push.pub.data } }))
  }
}
