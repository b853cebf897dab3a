import type { Core } from '../../../core/http/handler.ts'
import { formatMoney } from '../../../core/operators/formatMoney.ts'
import { noteOperator, type OperatorAction } from '../../../core/operators/operatorActions.ts'
import type { CommandSignature, OperatorCommand, Outcome } from '../../../core/operators/operatorCommand.ts'
import { withId } from '../../../core/operators/readId.ts'
import { addresseeOf, findPayer, groupsOf, listDocuments, shownDocument } from '../../profile/public.ts'
import { endedPayments, findPayment, type PaymentRow } from '../store.ts'
import { approveWithdrawal, holdWithdrawal, rejectWithdrawal, requestWithdrawalDocuments } from './approveWithdrawal.ts'
import { listWaiting } from './waitingWithdrawals.ts'

function factsOf(payment: PaymentRow) {
  const { id, player_id, state, currency, amount_cents, method, account, created_at } = payment
  return {
    id: String(id),
    player: String(player_id),
    state,
    amount_cents: String(amount_cents),
    currency,
    method,
    account,
    requested_at: created_at.toISOString(),
    held_at: payment.held_at?.toISOString() ?? null,
    documents_asked_at: payment.documents_asked_at?.toISOString() ?? null,
  }
}

const waitsFor = ({ held_at, documents_asked_at }: PaymentRow): string =>
  [held_at && 'held', documents_asked_at && 'documents requested'].filter(Boolean).join(', ') || 'waiting'

const lineOf = (payment: PaymentRow): string =>
  `${payment.id}: ${formatMoney(payment.amount_cents, payment.currency)}, ${payment.method} ${payment.account ?? ''}, player ${payment.player_id}, requested ${payment.created_at.toISOString()}, ${waitsFor(payment)}`

async function list(core: Core): Promise<Outcome> {
  const waiting = await listWaiting(core.db)
  const text = waiting.length === 0 ? 'No withdrawal waits for a decision.' : waiting.map(lineOf).join('\n')
  return { isDone: true, text, data: waiting.map(factsOf) }
}

const unknown = (id: bigint): Outcome => ({ isDone: false, text: `There is no withdrawal ${id}.` })

const show =
  (id: bigint) =>
  async ({ db }: Core): Promise<Outcome> => {
    const payment = await findPayment(db, id)
    if (payment?.action !== 'cashout') return unknown(id)
    const playerId = payment.player_id
    const [{ email }, payer, groups, documents, sums] = [
      await addresseeOf(db, playerId),
      await findPayer(db, playerId),
      await groupsOf(db, playerId),
      (await listDocuments(db, playerId)).map(shownDocument),
      await endedPayments(db, playerId),
    ]
    const data = {
      ...factsOf(payment),
      cancellation_reason: payment.cancellation_reason,
      finished_at: payment.finished_at?.toISOString() ?? null,
      email,
      licence: payer.license_name,
      is_verified: payer.verified,
      groups,
      documents: documents.map(({ type, status }) => ({ type, status })),
      paid: sums.map(({ action, currency, count, cents }) => ({
        action,
        currency,
        count,
        amount_cents: String(cents),
      })),
    }
    const lines = [
      lineOf(payment),
      `state ${payment.state}, ${email}, licence ${payer.license_name}, identity ${payer.verified ? 'verified' : 'not verified'}, groups ${groups.join(', ') || 'none'}`,
      ...sums.map(
        ({ action, currency, count, cents }) =>
          `paid ${action === 'cashout' ? 'withdrawals' : 'deposits'}: ${count}, ${formatMoney(cents, currency)}`,
      ),
      ...data.documents.map(({ type, status }) => `document ${type}: ${status}`),
    ]
    return { isDone: true, text: lines.join('\n'), data }
  }

interface Decision {
  readonly decide: typeof approveWithdrawal
  readonly action: OperatorAction['action']
  readonly done: string
}

const decisions: Readonly<Record<string, Decision>> = {
  approve: { decide: approveWithdrawal, action: 'withdrawal_approved', done: 'is approved: it goes to the provider.' },
  reject: {
    decide: rejectWithdrawal,
    action: 'withdrawal_rejected',
    done: 'is rejected: the money is in the balance again.',
  },
  hold: { decide: holdWithdrawal, action: 'withdrawal_held', done: 'is held: no rule approves it any more.' },
  'ask-documents': {
    decide: requestWithdrawalDocuments,
    action: 'withdrawal_documents_requested',
    done: 'waits for documents: the player got a mail.',
  },
}

const deciding =
  ({ decide, action, done }: Decision, { operator, reason }: CommandSignature, id: bigint) =>
  async (core: Core): Promise<Outcome> => {
    if ((await findPayment(core.db, id))?.action !== 'cashout') return unknown(id)
    const isDone = await decide(core, id, async (tx, before, after) => {
      const details = `withdrawal ${id}: ${before.state} -> ${after.state}, ${formatMoney(after.amount_cents, after.currency)}`
      await noteOperator(tx, {
        playerId: after.player_id,
        action,
        details,
        operator,
        reason,
        at: core.clock.now(),
      })
    })
    const text = `Withdrawal ${id} ${isDone ? done : 'does not wait for that: nothing was changed.'}`
    return { isDone, text, data: { id: String(id) } }
  }

const subject = 'number of the payment'

export const withdrawalCommands: readonly OperatorCommand[] = [
  { command: 'withdrawals list', subject: null, usage: '', read: (_, more) => (more.length === 0 ? list : undefined) },
  {
    command: 'withdrawals show',
    subject,
    usage: '',
    read: withId((_, id) => show(id)),
  },
  ...Object.entries(decisions).map(
    ([word, decision]): OperatorCommand => ({
      command: `withdrawals ${word}`,
      subject,
      usage: '',
      read: withId((signed, id) => deciding(decision, signed, id)),
    }),
  ),
]
