import { hmacHex, sameText } from '../../core/ids.ts'
import type { DeskRequest, SupportDesk } from './supportDesk.ts'

/** SEC-11: how old, or how far ahead, a signed answer may be. */
const windowSeconds = 300
const timeoutMs = 10_000

export interface RemoteDesk {
  readonly url: string
  readonly secret: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => Date
}

/** Headers that sign a message between the platform and the help desk, either way. */
export function signDesk(secret: string, path: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    'content-type': 'application/json',
    'x-support-timestamp': timestamp,
    'x-support-signature': hmacHex(secret, `support.${timestamp}.${path}.${body}`),
  }
}

/** The operator's help desk, or a gateway that speaks for it. */
export const remoteDesk = ({ url, secret, fetch, now }: RemoteDesk): SupportDesk => ({
  async send({ sentAt, ...said }) {
    const body = JSON.stringify({ ...said, said_at: sentAt.toISOString() })
    const answer = await fetch(url, {
      method: 'POST',
      headers: signDesk(secret, new URL(url).pathname, body, now()),
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the help desk answered ${answer.status}`)
  },
  refusalOf: (request, at) => refusalOf(secret, request, at),
})

function refusalOf(secret: string, { path, headers, body }: DeskRequest, now: Date) {
  const timestamp = headers.get('x-support-timestamp') ?? ''
  const signature = headers.get('x-support-signature') ?? ''
  if (!sameText(signature, hmacHex(secret, `support.${timestamp}.${path}.${body}`))) return 'signature_invalid' as const
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return /^\d{1,12}$/.test(timestamp) && age <= windowSeconds ? null : ('request_expired' as const)
}
