import { kycReasons } from '@apogee/contract/profile/documents'
import { z } from 'zod'
import { hmacHex, randomToken, sameText } from '../../core/ids.ts'
import type { KycCallback, KycProvider } from './kycProvider.ts'

/** SEC-11: how old, or how far ahead, a signed webhook may be. */
const windowSeconds = 300

const webhook = z.object({
  id: z.string().min(1).max(128),
  player_id: z.string().regex(/^\d{1,18}$/),
  document_id: z.int().positive().nullable(),
  verdict: z.enum(['waiting', 'approved', 'again', 'refused']),
  reason: z.enum(kycReasons).nullable(),
})
/** A webhook of the sandbox's desk in wire format. */
export type KycWebhook = z.input<typeof webhook>

export interface SandboxKyc extends KycProvider {
  /** Headers that sign a webhook. */
  sign(path: string, body: string, now: Date): Record<string, string>
}

/**
 * The sandbox's provider: people review and decide at the desk. Its webhooks are signed and use the same address as any
 * provider's.
 */
export const sandboxKyc = (secret: string): SandboxKyc => ({
  name: 'sandbox',
  start: async () => ({ token: randomToken(), url: null }),
  sign(path, body, now) {
    const timestamp = String(Math.floor(now.getTime() / 1000))
    return {
      'content-type': 'application/json',
      'x-kyc-timestamp': timestamp,
      'x-kyc-signature': hmacHex(secret, `kyc.${timestamp}.${path}.${body}`),
    }
  },
  verifyCallback: (request, now) => readWebhook(secret, request, now),
})

function readWebhook(
  secret: string,
  { path, headers, body }: KycCallback,
  now: Date,
): ReturnType<KycProvider['verifyCallback']> {
  const timestamp = headers.get('x-kyc-timestamp') ?? ''
  const signature = headers.get('x-kyc-signature') ?? ''
  if (!sameText(signature, hmacHex(secret, `kyc.${timestamp}.${path}.${body}`)))
    return { ok: false, code: 'signature_invalid' }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > windowSeconds) return { ok: false, code: 'request_expired' }
  const read = webhook.safeParse(JSON.parse(body))
  if (!read.success) return { ok: false, code: 'malformed' }
  const { player_id: playerId, document_id: documentId, ...rest } = read.data
  return { ok: true, message: { ...rest, playerId, documentId, reportedAt: now } }
}
