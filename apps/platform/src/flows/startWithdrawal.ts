import { rememberAccount } from '../areas/cashbox/accountStore.ts'
import { amountRefusal, type PaymentOrder } from '../areas/cashbox/paymentOrder.ts'
import { findByRequestKey, insertPayment, type PaymentRow } from '../areas/cashbox/store.ts'
import type { Tx } from '../core/db/db.ts'
import type { PlayerCtx } from '../core/http/handler.ts'
import { NotEnoughMoney } from '../core/ledger/accounts.ts'
import { announceMoved } from './announceMoney.ts'
import { assertMayWithdraw } from './mayWithdraw.ts'
import { newPayment } from './newPayment.ts'
import { mailPayment } from './paymentMails.ts'
import { holdMoney } from './withheldMoney.ts'

/**
 * Books a withdrawal and takes its money out of the wallet in one transaction: from this moment it can be neither played
 * nor withdrawn again. It waits, recallable, until it is approved.
 */
export async function startWithdrawal(ctx: PlayerCtx, order: PaymentOrder): Promise<PaymentRow> {
  try {
    const payment = await ctx.db.transaction((tx) => book(ctx, tx, order))
    await announceMoved(ctx, payment)
    return payment
  } catch (error) {
    if (!(error instanceof NotEnoughMoney)) throw error
    // Another tab was faster: what is there now is what the sentence names.
    const balance = await ctx.ledger.readBalance(ctx.db, ctx.player.id, order.currency.code)
    throw amountRefusal('not_enough_money', order.rule.cashout!, order.currency, ctx.locale, balance?.real ?? 0n)
  }
}

async function book(ctx: PlayerCtx, tx: Tx, order: PaymentOrder): Promise<PaymentRow> {
  const booked = await insertPayment(tx, newPayment(ctx, order))
  if (!booked) {
    const earlier = await findByRequestKey(tx, ctx.player.id, ctx.idempotencyKey)
    if (!earlier) throw new Error('a payment neither written nor found')
    return earlier
  }
  await holdMoney(ctx.ledger, tx, booked)
  await assertMayWithdraw(ctx, tx, booked)
  const { token, title } = order.destination!
  const account = {
    method: order.rule.id,
    brand: order.rule.brand,
    kind: 'cashout',
    title,
    expires: null,
    token,
  } as const
  await rememberAccount(tx, booked.player_id, account, booked.created_at)
  await mailPayment(ctx, tx, booked)
  return booked
}
