import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Ledger } from '../../../core/ledger/ledger.ts'
import type { Log } from '../../../core/log.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'
import { depositObstacle } from '../../limits/public.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { mailWithheldDeposit } from '../payments/paymentMails.ts'
import { providerOf } from '../payments/providerRoutes.ts'
import { findPayment, listRejected, lockPayment, movePayment, type PaymentRow } from '../store.ts'

/** Reasons why a paid deposit is not credited; the player sees the text of that name. */
const reasons = {
  account_held: 'paid_on_hold',
  limit_restrict_access: 'paid_on_break',
  limit_reached: 'paid_over_limit',
} as const
type WithholdReason = (typeof reasons)[keyof typeof reasons]

/**
 * SAFE-02, SAFE-03: checks whether a deposit that was paid just now may be credited; null if it may. It was checked
 * when it was started, but it may be paid after it had expired and another deposit had used the limit, or after the
 * player had set a limit.
 */
export async function refusalOf(ledger: Ledger, tx: Tx, payment: PaymentRow, at: Date): Promise<WithholdReason | null> {
  const { player_id: playerId, currency, amount_cents: cents } = payment
  // The wallet before the limits, as every bet locks them.
  await ledger.lockBalance(tx, playerId, currency)
  const obstacle = await depositObstacle(tx, { playerId, currency, cents, at })
  return obstacle && reasons[obstacle]
}

interface Withholding {
  readonly reason: WithholdReason
  readonly account: string | null
  readonly at: Date
}

/**
 * Books a paid deposit that may not be credited: its money is withheld, and a refund is requested from the provider. It
 * counts towards no limit and grants no gifts.
 */
export async function withholdDeposit(
  needs: Pick<Core, 'config' | 'ledger'>,
  tx: Tx,
  payment: PaymentRow,
  { reason, account, at }: Withholding,
): Promise<PaymentRow> {
  const held = await movePayment(tx, payment.id, { state: 'rejected', at, isFinal: true, reason, account })
  await move(needs.ledger, tx, held, 'hold', at)
  await emit(tx, 'cashbox.depositHeld', { payment: held.id })
  await mailWithheldDeposit(needs, tx, held)
  return held
}

type SendNeeds = Pick<Core, 'db' | 'ledger' | 'realtime' | 'clock'> & {
  readonly psp: PaymentProvider
  readonly log: Log
}

/**
 * Refunds a held deposit. The provider identifies the order by its payment id, so the request is safe to repeat; it is
 * retried until the provider answers.
 */
export async function refundWithheld(needs: SendNeeds, paymentId: bigint): Promise<void> {
  const { db, psp, ledger, clock, log } = needs
  const found = await findPayment(db, paymentId)
  if (!found) throw new Error(`payment ${paymentId} does not exist`)
  if (!(await providerOf(psp, found).refundDeposit(String(paymentId)))) {
    log.error(
      { paymentId: String(paymentId) },
      'cashbox: refund of a held deposit failed: send it back manually, then record it with "operator deposit-returned"',
    )
    return
  }
  const payment = await db.transaction(async (tx) => {
    const held = await lockPayment(tx, paymentId)
    if (held) await bookRefund(ledger, tx, held, clock.now())
    return held
  })
  if (payment) await announceMoved(needs, payment)
}

/** Books that the money of a held deposit has left the platform. False if it is not withheld. */
export async function bookRefund(ledger: Ledger, tx: Tx, payment: PaymentRow, at: Date): Promise<boolean> {
  if (!(await ledger.postedKeys(tx, [keyOf(payment.id, 'hold')])).has(keyOf(payment.id, 'hold'))) return false
  return !(await move(ledger, tx, payment, 'return', at)).isRepeat
}

/** Deposits in a currency whose money is still withheld, oldest first. */
export async function listWithheld(
  { db, ledger }: Pick<Core, 'db' | 'ledger'>,
  currency: string,
): Promise<PaymentRow[]> {
  const held = await listRejected(db, currency, Object.values(reasons))
  const returned = await ledger.postedKeys(
    db,
    held.map(({ id }) => keyOf(id, 'return')),
  )
  return held.filter(({ id }) => !returned.has(keyOf(id, 'return')))
}

const keyOf = (paymentId: bigint, way: 'hold' | 'return'): string => `deposit:${paymentId}:${way}`

function move(ledger: Ledger, tx: Tx, payment: PaymentRow, way: 'hold' | 'return', at: Date) {
  const { id, player_id: playerId, currency, amount_cents, method } = payment
  const amount = way === 'hold' ? amount_cents : -amount_cents
  return ledger.post(tx, {
    key: keyOf(id, way),
    kind: `deposit_${way}`,
    reason: { payment: String(id), method },
    playerId,
    at,
    moves: [
      { account: { kind: 'psp', currency }, amount: -amount },
      { account: { playerId, kind: 'withheld', currency }, amount },
    ],
  })
}
