import { z } from 'zod'

/**
 * Commands of Centrifugo's client protocol (v2, JSON) that the hub supports; several may share a frame, one per line.
 */
const id = z.int().min(1).optional()
const channel = z.string().min(1).max(255)
const command = z.object({
  id,
  connect: z.looseObject({ token: z.string().max(4096).optional() }).optional(),
  subscribe: z
    .looseObject({ channel, recover: z.boolean().optional(), epoch: z.string().max(64).optional() })
    .optional(),
  unsubscribe: z.looseObject({ channel }).optional(),
  refresh: z.looseObject({ token: z.string().max(4096) }).optional(),
  ping: z.looseObject({}).optional(),
  publish: z.unknown().optional(),
  presence: z.unknown().optional(),
  presence_stats: z.unknown().optional(),
  history: z.unknown().optional(),
  rpc: z.unknown().optional(),
  sub_refresh: z.unknown().optional(),
  send: z.unknown().optional(),
})
export type Command = z.output<typeof command>

/** The commands of a frame, each still as text. */
export const linesOf = (frame: string): string[] => frame.split('\n').filter((line) => line.trim() !== '')

/** The commands, or null when any of them is invalid. An empty object is the client's pong. */
export function readCommands(lines: readonly string[]): Command[] | null {
  try {
    return lines.map((line) => command.parse(JSON.parse(line)))
  } catch {
    // Not a command of the protocol: the caller disconnects the client.
    return null
  }
}

/** Refusals of a single command, by Centrifugo's numbers. */
export const replyErrors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
} as const
export type ReplyError = (typeof replyErrors)[keyof typeof replyErrors]

/**
 * Why the hub closes a connection. The client reconnects automatically for codes below 3500 and from 4500 on, and not
 * from 3500 to 4499.
 */
export const closeCodes = {
  shutdown: [3001, 'shutdown'],
  expired: [3005, 'connection expired'],
  slow: [3008, 'slow'],
  noPong: [3012, 'no pong'],
  tooManyRequests: [3013, 'too many requests'],
  invalidToken: [3500, 'invalid token'],
  badRequest: [3501, 'bad request'],
  stale: [3502, 'stale'],
  /** The session ended: the client must reconnect, with its identity of that moment. */
  sessionEnded: [4500, 'session ended'],
} as const satisfies Record<string, readonly [number, string]>
export type CloseReason = keyof typeof closeCodes
