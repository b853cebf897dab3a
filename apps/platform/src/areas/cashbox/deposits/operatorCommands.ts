import type { Core } from '../../../core/http/handler.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { readId } from '../../../core/operators/readId.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { lockPayment } from '../store.ts'
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

export const depositCommands: readonly OperatorCommand[] = [
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
    read: (given, more) => {
      const id = readId(more)
      return id === undefined ? undefined : recordReturn(given, id)
    },
  },
]
