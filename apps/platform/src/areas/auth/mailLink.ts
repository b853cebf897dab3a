import type { Tx } from '../../core/db/db.ts'
import { randomToken, tokenHash } from '../../core/ids.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { mailedToken } from '../../core/mail/queuedMail.ts'
import { lockMs } from './signIn/signInLock.ts'
import { insertToken, type TokenKind } from './store.ts'

/** SEC-06 */
const lifetimeMs: Record<TokenKind, number> = {
  confirmation: 24 * 3_600_000,
  password: 30 * 60_000,
  // The same time as the lock that it lifts.
  unlock: lockMs,
}

export interface Addressee {
  readonly id: bigint
  readonly email: string
  readonly language: string
}

interface LinkMail {
  readonly kind: TokenKind
  readonly to: Addressee
  readonly brand: string
  readonly secret: string
  readonly now: Date
}

/** Creates a token and orders the email that carries it; both or neither, in the transaction. */
export async function mailLink(tx: Tx, { kind, to, brand, secret, now }: LinkMail): Promise<void> {
  const nonce = randomToken()
  await insertToken(tx, {
    hash: tokenHash(mailedToken(secret, nonce)),
    kind,
    playerId: to.id,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs[kind]),
  })
  await enqueueMail(tx, { template: kind, to: to.email, locale: to.language, nonce, brand })
}
