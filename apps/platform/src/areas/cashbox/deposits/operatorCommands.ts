import type { Core } from '../../../core/http/handler.ts'
import { formatMoney } from '../../../core/operators/formatMoney.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { withId } from '../../../core/operators/readId.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { lockPayment } from '../store.ts'
import { askRefund } from './refundDeposit.ts'
import { listMismatches } from './staffStore.ts'
import { bookRefund, listWithheld } from './withholdDeposit.ts'

const amountOf = ({ id, amount_cents, currency }: { id: bigint; amount_cents: bigint; currency: string }) =>
  `${id}: ${amount_cents} ${currency} (smallest units)`

const list =
  (currency: string) =>
  async (core: Core): Promise<Outcome> => {
    const held = await listWithheld(core, currency)
    const lines = held.map(
      (one) => `${amountOf(one)}, ${one.method}, ${one.provider_reference ?? 'no reference'}, player ${one.player_id}`,
    )
    const text =
      lines.length === 0 ? `No deposit in ${currency} is withheld.` : `Withheld deposits:\n${lines.join('\n')}`
    return { isDone: true, text }
  }

/** For a provider that cannot refund: staff has sent the money back by other means. */
const recordReturn =
  ({ operator, reason }: CommandSignature, id: bigint) =>
  async (core: Core): Promise<Outcome> => {
    const { db, clock, ledger } = core
    const returned = await db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id)
      const at = clock.now()
      if (!payment || !(await bookRefund(ledger, tx, payment, at))) return null
      await noteOperator(tx, { playerId: payment.player_id, action: 'deposit_returned', operator, reason, at })
      return payment
    })
    if (!returned) return { isDone: false, text: `No deposit ${id} is withheld: nothing was changed.` }
    await announceMoved(core, returned)
    return { isDone: true, text: `The deposit ${amountOf(returned)} is recorded as sent back.` }
  }

async function mismatches({ db }: Core): Promise<Outcome> {
  const rows = await listMismatches(db)
  const data = rows.map((one) => ({
    payment: String(one.payment_id),
    player: String(one.player_id),
    state: one.state,
    amount_cents: String(one.amount_cents),
    currency: one.own_currency,
    provider: one.provider,
    reference: one.provider_reference,
    webhook: { status: one.status, result: one.result, amount: one.amount, currency: one.currency },
    received_at: one.received_at.toISOString(),
  }))
  const lines = rows.map(
    (one) =>
      `${one.payment_id}: ${one.state}, ${formatMoney(one.amount_cents, one.own_currency)}; ${one.provider} (${one.provider_reference ?? 'no reference'}) sent ${one.status} ${one.amount ?? ''} ${one.currency ?? ''} at ${one.received_at.toISOString()}: ${one.result}; player ${one.player_id}`,
  )
  return { isDone: true, text: lines.join('\n') || 'No webhook differs from its payment.', data }
}

const refunding =
  (signed: CommandSignature, id: bigint) =>
  async (core: Core): Promise<Outcome> => {
    const result = await askRefund(core, signed, id)
    const text = {
      done: `The provider is asked to send deposit ${id} back. The balance changes with its answer.`,
      same: `A refund of deposit ${id} was requested before: nothing was changed.`,
      no_deposit: `There is no paid deposit ${id} that can be sent back.`,
      not_enough_money: `The balance is smaller than deposit ${id}: nothing was changed.`,
    }[result]
    return { isDone: result === 'done', text, data: { id: String(id) } }
  }

export const depositCommands: readonly OperatorCommand[] = [
  {
    command: 'payments mismatches',
    subject: null,
    usage: '',
    read: (_, more) => (more.length === 0 ? mismatches : undefined),
  },
  {
    command: 'payments refund',
    subject: 'number of the deposit',
    usage: '',
    read: withId(refunding),
  },
  {
    command: 'deposits-withheld',
    subject: 'currency',
    usage: '',
    read: (_, [currency, ...more]) => (currency && more.length === 0 ? list(currency) : undefined),
  },
  {
    command: 'deposit-returned',
    subject: 'number of the payment',
    usage: '',
    read: withId(recordReturn),
  },
]
