import { isFinal, nextState, type PaymentEvent } from '@apogee/rules/cashbox/states'
import { standingOf } from '@apogee/rules/profile/verification'
import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { findPayer, listDocuments, requestDocuments, shownDocument } from '../../profile/public.ts'
import { announceMoved, announcePayment } from '../payments/announcePayment.ts'
import { mailDocumentRequest, mailPayment } from '../payments/paymentMails.ts'
import { releaseMoney } from '../payments/withheldMoney.ts'
import { lockPayment, movePayment, type PaymentRow } from '../store.ts'
import { markDocumentsRequested, markHeld } from './waitingWithdrawals.ts'

type DocumentType = Parameters<typeof requestDocuments>[2][number]
type Needs = Pick<Core, 'config' | 'db' | 'ledger' | 'realtime' | 'clock'>

/** Records who decided, in the transaction of the decision; absent when a rule or the sandbox decides. */
type Note = (tx: Tx, before: PaymentRow, after: PaymentRow) => Promise<void>

/** Releases a withdrawal to the provider, after which it cannot be recalled. False when it no longer waits. */
export const approveWithdrawal = (needs: Needs, id: bigint, note?: Note): Promise<boolean> =>
  decide(needs, id, 'approved', (tx, payment) => emit(tx, 'cashbox.payout', { payment: payment.id }), note)

/** Rejects a withdrawal and returns its money to the wallet. False when it no longer waits. */
export const rejectWithdrawal = (needs: Needs, id: bigint, note?: Note): Promise<boolean> =>
  decide(
    needs,
    id,
    'rejected',
    (tx, payment) => releaseMoney(needs.ledger, tx, payment, 'reject', needs.clock.now()),
    note,
  )

/** No rule approves the withdrawal any more: it waits for staff. False when it does not wait or is on hold already. */
export const holdWithdrawal = (needs: Needs, id: bigint, note?: Note): Promise<boolean> =>
  needs.db.transaction(async (tx) => {
    const before = await lockPayment(tx, id)
    const after = await markHeld(tx, id, needs.clock.now())
    if (!before || !after) return false
    await note?.(tx, before, after)
    return true
  })

/**
 * Asks the player to prove their identity; the withdrawal keeps waiting. False when it does not wait or they were asked
 * before.
 */
export async function requestWithdrawalDocuments(needs: Needs, id: bigint, note?: Note): Promise<boolean> {
  const asked = await needs.db.transaction(async (tx) => {
    const payment = await markDocumentsRequested(tx, id, needs.clock.now())
    if (!payment) return null
    await requestDocuments(tx, payment.player_id, await wantedOf(tx, payment.player_id), needs.clock.now())
    await mailDocumentRequest(needs, tx, payment)
    await note?.(tx, payment, payment)
    return payment
  })
  if (!asked) return false
  announcePayment(needs, asked)
  needs.realtime.publishTo(asked.player_id, 'verification_changes', { state: 'open' })
  return true
}

/**
 * A player who has not proved their identity must prove it; all others must prove that the payout account is theirs.
 */
async function wantedOf(tx: Tx, playerId: bigint): Promise<DocumentType[]> {
  const { verified } = await findPayer(tx, playerId)
  if (verified) return ['payment_method']
  const shown = (await listDocuments(tx, playerId)).map(shownDocument)
  const { asked } = readVerificationConfig()
  const open = asked.filter((type) => standingOf(shown, type) !== 'approved')
  return open.length > 0 ? open : asked
}

async function decide(
  needs: Needs,
  id: bigint,
  event: Extract<PaymentEvent, 'approved' | 'rejected'>,
  then: (tx: Tx, payment: PaymentRow) => Promise<unknown>,
  note?: Note,
): Promise<boolean> {
  const decided = await needs.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    const state = payment && nextState(payment.action, payment.state, event)
    if (!payment || !state) return null
    await then(tx, payment)
    const reason = event === 'rejected' ? event : null
    const moved = await movePayment(tx, id, { state, at: needs.clock.now(), isFinal: isFinal(state), reason })
    await mailPayment(needs, tx, moved)
    await note?.(tx, payment, moved)
    return moved
  })
  if (decided) await announceMoved(needs, decided)
  return decided !== null
}
