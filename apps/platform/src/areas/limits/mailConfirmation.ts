import { toWire } from '@apogee/rules/money/units'
import type { Tx } from '../../core/db/db.ts'
import type { PlayerCtx } from '../../core/http/handler.ts'
import { randomToken, tokenHash } from '../../core/ids.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { type MailValue, mailedToken } from '../../core/mail/queuedMail.ts'
import type { Addressee } from '../profile/public.ts'
import type { LimitRow } from './store.ts'
import { awaitToken } from './writeStore.ts'

/** SEC-06: how long a mailed token is valid. */
const tokenMs = 60 * 60_000

/** A limit in an email. */
export const mailFacts = ({ type, currency, amount_cents }: LimitRow): Record<string, MailValue> => ({
  limit: { text: `limits.types.${type}` },
  ...(currency !== null && amount_cents !== null && { amount: { money: { cents: toWire(amount_cents), currency } } }),
})

/** Makes a change wait for a token that is mailed to the player. `shown` is the limit after the change. */
export async function mailConfirmation(
  { config, clock }: Pick<PlayerCtx, 'config' | 'clock'>,
  tx: Tx,
  owner: Addressee,
  change: { readonly limit: LimitRow; readonly status: 'unconfirmed' | 'unconfirmed_disable' },
): Promise<void> {
  const nonce = randomToken()
  const hash = tokenHash(mailedToken(config.secrets.session, nonce))
  const { limit, status } = change
  await awaitToken(tx, limit.id, status, hash, new Date(clock.now().getTime() + tokenMs))
  await enqueueMail(tx, {
    template: status === 'unconfirmed' ? 'limitLooser' : 'limitRemoval',
    to: owner.email,
    locale: owner.language,
    brand: owner.brand,
    nonce,
    values: mailFacts(limit),
  })
}
