import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, playerId: bigint): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${playerId}`).digest()

/**
 * The token in the links that end a player's offers by email. It names the player and is valid for as long as the
 * server's secret is: an email may be opened years later.
 */
export const unsubscribeToken = (secret: string, playerId: bigint): string =>
  `${playerId}.${signatureOf(secret, playerId).toString('base64url')}`

/** The player of an {@link unsubscribeToken}, or null if the secret did not sign it. */
export function readUnsubscribeToken(secret: string, token: string): bigint | null {
  const [, id, signature] = /^(\d{1,18})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  const playerId = BigInt(id)
  return timingSafeEqual(signatureOf(secret, playerId), Buffer.from(signature, 'base64url')) ? playerId : null
}
