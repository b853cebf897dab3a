import { toDecimal } from '@apogee/rules/money/units'
import type { CtxOf, PlayerCtx } from '../../../core/http/handler.ts'
import { type DepositOrder, type PaymentProvider, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { assertMayDeposit } from '../../limits/public.ts'
import { openDeposits } from '../depositSums.ts'
import type { PaymentOrder } from '../paymentOrder.ts'
import { announcePayment } from '../payments/announcePayment.ts'
import { callbackUrl, newPayment } from '../payments/newPayment.ts'
import { moveToProvider } from '../payments/providerStore.ts'
import { methodTitle } from '../present.ts'
import {
  findByRequestKey,
  insertPayment,
  lockPayment,
  movePayment,
  type PaymentRow,
  storeProviderReference,
} from '../store.ts'

/** Books a deposit and requests a payment page from the provider. A repeated request returns the payment it started. */
export async function startDeposit(ctx: CtxOf<'cashbox.process'>, order: PaymentOrder): Promise<PaymentRow> {
  if (ctx.player.mustConfirm) throw ctx.refuse(422, { base: { unconfirmed: true } })
  const payment = newPayment(ctx, order)
  const booked = await ctx.db.transaction(async (tx) => {
    const { currency, amount_cents: cents, created_at: at } = payment
    const [playerId, requestKey] = [ctx.player.id, ctx.idempotencyKey]
    const pending = () => openDeposits(tx, playerId, requestKey)
    await assertMayDeposit(ctx, tx, { playerId, currency, cents, at, pending })
    return (await insertPayment(tx, payment)) ?? (await findByRequestKey(tx, playerId, requestKey))
  })
  if (!booked) throw new Error('insert conflicted but no existing payment was found')
  if (booked.state !== 'pending' || booked.provider_reference !== null) return booked
  try {
    const { reference, url, isFrameable, coin } = await startAtProvider(ctx, order, booked)
    const details = { frame: isFrameable, coin }
    await storeProviderReference(ctx.db, booked.id, reference, url, details)
    announcePayment(ctx, booked)
    return { ...booked, provider_reference: reference, pay_url: url, pay_details: details }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.error({ err: error, paymentId: String(booked.id) }, 'cashbox: starting a deposit at the provider failed')
    await giveUp(ctx, booked.id)
    throw ctx.refuse(422, { base: { provider_unavailable: true } })
  }
}

/**
 * Starts the deposit at the first provider that answers. Its page was never shown by those before it, so nothing can be
 * paid there; an account that is charged without a page has one provider only.
 */
async function startAtProvider(ctx: CtxOf<'cashbox.process'>, order: PaymentOrder, payment: PaymentRow) {
  // A repeated request begins with the provider that has the order.
  const names = order.providers.map(({ name }) => name)
  const left = order.providers.slice(Math.max(0, names.indexOf(payment.provider)))
  for (const [at, provider] of left.entries()) {
    const isNext = at > 0 || provider.name !== payment.provider
    // Money for a page of this provider would belong to no payment.
    if (isNext && !(await moveToProvider(ctx.db, payment.id, provider.name)))
      throw new ProviderUnavailable(`payment ${payment.id} is not ${provider.name}'s to take`)
    try {
      return await provider.startDeposit(depositOrder(ctx, order, payment, provider))
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) || at === left.length - 1) throw error
      const facts = { err: error, paymentId: String(payment.id), provider: provider.name }
      ctx.log.error(facts, 'cashbox: provider failed, trying the next one')
    }
  }
  throw new Error(`no provider for payment ${payment.id}`)
}

function depositOrder(
  ctx: PlayerCtx,
  order: PaymentOrder,
  payment: PaymentRow,
  provider: PaymentProvider,
): DepositOrder {
  const { rule, currency, cents, coin, saved, returnUrls } = order
  return {
    paymentId: String(payment.id),
    player: String(ctx.player.id),
    amount: toDecimal(cents, currency.subunits_to_unit),
    currency: currency.code,
    method: { id: rule.id, brand: rule.brand, title: methodTitle(rule.id, ctx.locale), type: rule.type },
    coin: coin && { amount: toDecimal(coin.amount, coin.currency.subunits_to_unit), currency: coin.currency.code },
    account: saved && { token: saved.token, title: saved.title },
    isOneClick: order.isOneClick,
    playerStatus: order.playerStatus ?? null,
    locale: ctx.locale,
    callbackUrl: callbackUrl(ctx.config, provider),
    returnUrls,
  }
}

// The payment page was never shown, so the payment cannot be completed and ends here. If the provider charges it all
// the same, the webhook still counts.
async function giveUp(ctx: PlayerCtx, id: bigint): Promise<void> {
  const ended = await ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'pending') return null
    const at = ctx.clock.now()
    return movePayment(tx, id, { state: 'declined', at, isFinal: true, reason: 'provider_unavailable' })
  })
  if (ended) announcePayment(ctx, ended)
}
