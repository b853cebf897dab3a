import { required } from '@apogee/rules/validation/required'
import type { Tx } from '../../../core/db/db.ts'
import type { CtxOf } from '../../../core/http/handler.ts'
import { NotEnoughMoney } from '../../../core/ledger/accounts.ts'
import { rememberAccount } from '../accounts/accountStore.ts'
import { amountRefusal, type PaymentOrder } from '../paymentOrder.ts'
import { announceMoved } from '../payments/announcePayment.ts'
import { newPayment } from '../payments/newPayment.ts'
import { mailPayment } from '../payments/paymentMails.ts'
import { withholdMoney } from '../payments/withheldMoney.ts'
import { findByRequestKey, insertPayment, type PaymentRow } from '../store.ts'
import { forfeitGifts } from './forfeitGifts.ts'
import { assertMayWithdraw } from './mayWithdraw.ts'
import { lockWithdrawals } from './withdrawnSums.ts'

/**
 * Books a withdrawal and debits its money in one transaction, so that the money can be neither staked nor withdrawn
 * again. The withdrawal waits, and can be recalled, until it is approved.
 */
export async function startWithdrawal(ctx: CtxOf<'cashbox.process'>, order: PaymentOrder): Promise<PaymentRow> {
  try {
    const payment = await ctx.db.transaction((tx) => book(ctx, tx, order))
    await announceMoved(ctx, payment)
    return payment
  } catch (error) {
    if (!(error instanceof NotEnoughMoney)) throw error
    // A concurrent request was faster: the error names the current balance.
    const balance = await ctx.ledger.readBalance(ctx.db, ctx.player.id, order.currency.code)
    throw amountRefusal(
      ctx,
      'not_enough_money',
      required(order.rule.cashout, `cashout limits of ${order.rule.id}`),
      order.currency,
      balance?.real ?? 0n,
    )
  }
}

async function book(ctx: CtxOf<'cashbox.process'>, tx: Tx, order: PaymentOrder): Promise<PaymentRow> {
  await lockWithdrawals(tx, ctx.player.id)
  const booked = await insertPayment(tx, newPayment(ctx, order))
  if (!booked) {
    const earlier = await findByRequestKey(tx, ctx.player.id, ctx.idempotencyKey)
    if (!earlier) throw new Error('insert conflicted but no existing payment was found')
    return earlier
  }
  await withholdMoney(ctx.ledger, tx, booked)
  await assertMayWithdraw(ctx, tx, booked)
  await forfeitGifts(ctx, tx, booked, order.forfeitsGifts)
  const { token, title } = required(order.destination, 'destination of a withdrawal')
  const account = {
    method: order.rule.id,
    brand: order.rule.brand,
    kind: 'cashout',
    title,
    expires: null,
    token,
    provider: booked.provider,
  } as const
  await rememberAccount(tx, booked.player_id, account, booked.created_at)
  await mailPayment(ctx, tx, booked)
  return booked
}
