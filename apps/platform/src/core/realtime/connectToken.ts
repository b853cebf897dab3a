import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { sameText } from '../ids.ts'

/** The identity of a connection: the player as `sub`, and the session it depends on. `exp` is in seconds since 1970. */
const claims = z.object({
  sub: z.string().regex(/^\d{0,19}$/),
  exp: z.int(),
  info: z.object({ session: z.string().regex(/^\d{1,19}$/) }).optional(),
})

export interface ConnectToken {
  /** null = a guest. */
  readonly playerId: bigint | null
  readonly sessionId: bigint | null
  readonly expiresAt: Date
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')
const header = encode({ alg: 'HS256', typ: 'JWT' })

/** Connection token, HS256, as a Centrifugo with the same secret accepts it. */
export function signConnectToken(secret: string, { playerId, sessionId, expiresAt }: ConnectToken): string {
  const payload = encode({
    sub: playerId?.toString() ?? '',
    exp: Math.floor(expiresAt.getTime() / 1000),
    ...(sessionId !== null && { info: { session: sessionId.toString() } }),
  })
  return `${header}.${payload}.${sign(secret, `${header}.${payload}`)}`
}

/** Reads one of our tokens: `invalid` if it is not ours, `expired` after its expiry. */
export function readConnectToken(secret: string, token: string, now: Date): ConnectToken | 'invalid' | 'expired' {
  const [head, payload, signature, ...rest] = token.split('.')
  // Only the one header we write: a token cannot choose its own algorithm.
  if (head !== header || payload === undefined || signature === undefined || rest.length > 0) return 'invalid'
  if (!sameText(signature, sign(secret, `${head}.${payload}`))) return 'invalid'
  const read = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!read.success) return 'invalid'
  const { sub, exp, info } = read.data
  const expiresAt = new Date(exp * 1000)
  if (expiresAt <= now) return 'expired'
  return { playerId: sub === '' ? null : BigInt(sub), sessionId: info ? BigInt(info.session) : null, expiresAt }
}
