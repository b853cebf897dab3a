import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { enqueueMail } from '../../../core/mail/enqueueMail.ts'
import type { MailTemplate } from '../../../core/mail/mailKinds.ts'
import { findPayer } from '../../profile/public.ts'
import { methodTitle } from '../present.ts'
import type { PaymentRow } from '../store.ts'

type Needs = Pick<Core, 'config'>

const deposits: { readonly [S in PaymentRow['state']]?: MailTemplate } = {
  succeeded: 'depositReceived',
}
const cashouts: { readonly [S in PaymentRow['state']]?: MailTemplate } = {
  pending: 'withdrawalRequested',
  succeeded: 'withdrawalSent',
  rejected: 'withdrawalRejected',
  declined: 'withdrawalFailed',
  canceled: 'withdrawalFailed',
  recalled: 'withdrawalCancelled',
}

/** Emails the player about a payment's new state, if that state has an email. */
export async function mailPayment(needs: Needs, tx: Tx, payment: PaymentRow): Promise<void> {
  const template = (payment.action === 'deposit' ? deposits : cashouts)[payment.state]
  if (template) await write(needs, tx, payment, template)
}

/** Emails the player how much of a received payment was sent back. */
export const mailReversal = (needs: Needs, tx: Tx, payment: PaymentRow, cents: bigint): Promise<void> =>
  write(
    needs,
    tx,
    { ...payment, amount_cents: cents },
    payment.action === 'deposit' ? 'depositReversed' : 'withdrawalFailed',
  )

/** Emails the player that a deposit was paid but is refunded instead of credited. */
export const mailWithheldDeposit = (needs: Needs, tx: Tx, payment: PaymentRow): Promise<void> =>
  write(needs, tx, payment, 'depositHeld')

/** Emails the player that a withdrawal needs proof of their identity. */
export const mailDocumentRequest = (needs: Needs, tx: Tx, payment: PaymentRow): Promise<void> =>
  write(needs, tx, payment, 'documentsAsked')

async function write({ config }: Needs, tx: Tx, payment: PaymentRow, template: MailTemplate): Promise<void> {
  const { email, language } = await findPayer(tx, payment.player_id)
  const { id, amount_cents: cents, currency, method, account, site, finished_at, created_at } = payment
  await enqueueMail(tx, {
    template,
    to: email,
    locale: language,
    brand: site ?? config.brand,
    values: {
      amount: { money: { cents: Number(cents), currency } },
      method: `${methodTitle(method, language)} ${account ?? ''}`.trim(),
      time: { time: (finished_at ?? created_at).toISOString() },
      payment: String(id),
    },
  })
}
