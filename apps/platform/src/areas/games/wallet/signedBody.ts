import { type WalletErrorCode, walletBodies } from '@apogee/contract/protocol/walletProtocol'
import type { z } from 'zod'
import { ownStudio } from '../../../core/config/studiosConfig.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import type { WalletCaller } from '../../../ports/studios/gameStudio.ts'

export type WalletCall = keyof typeof walletBodies
export type WalletBody<K extends WalletCall> = z.output<(typeof walletBodies)[K]>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the schema rejects undefined.
    return undefined
  }
}

/**
 * The studio's request, once its signature over exactly these bytes is verified; otherwise the error code. The
 * signature is checked first, so that a sender without the secret learns nothing about other errors (SEC-11).
 */
export function readSigned<K extends WalletCall>(
  ctx: Ctx,
  kind: K,
): { readonly body: WalletBody<K>; readonly caller: string } | { readonly code: WalletErrorCode } {
  const { headers } = ctx.request
  const studio = headers.get('x-wallet-studio')
  const caller = callerOf(ctx, studio)
  if (!caller?.accepts(ctx.ip)) return { code: 'signature_invalid' }
  const verdict = caller.verify({
    studio,
    timestamp: headers.get('x-wallet-timestamp'),
    signature: headers.get('x-wallet-signature'),
    path: `/wallet/v1/${kind}`,
    body: ctx.rawBody,
  })
  if (verdict !== 'genuine') return { code: verdict }
  const read = walletBodies[kind].safeParse(parseJson(ctx.rawBody))
  // The schema was picked by the same key: its output is that key's body.
  if (read.success) return { body: read.data as WalletBody<K>, caller: caller.id }
  const isAmount = read.error.issues.every((issue) => issue.path.at(-1) === 'amount_cents')
  return { code: isAmount ? 'amount_invalid' : 'malformed' }
}

/** Who speaks our protocol under this id. */
function callerOf({ studio, partners }: Pick<Ctx, 'studio' | 'partners'>, id: string | null): WalletCaller | null {
  if (id === null || id === ownStudio) return studio
  const partner = partners.get(id)
  return partner?.dialect === null ? partner : null
}
