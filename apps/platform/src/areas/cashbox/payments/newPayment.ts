import type { Config } from '../../../core/config/config.ts'
import type { PlayerCtx } from '../../../core/http/handler.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'
import type { PaymentOrder } from '../paymentOrder.ts'
import type { NewPayment } from '../store.ts'

/** The row of a new payment. */
export function newPayment(ctx: PlayerCtx, order: PaymentOrder): NewPayment {
  const { rule, currency, coin, saved, destination } = order
  const isConverted = coin !== null && coin.currency.code !== currency.code
  return {
    player_id: ctx.player.id,
    action: order.action,
    currency: currency.code,
    amount_cents: order.cents,
    method: rule.id,
    brand: rule.brand,
    provider: order.providers[0].name,
    account: destination?.title ?? saved?.title ?? null,
    destination: destination?.token ?? null,
    coin: isConverted ? coin.currency.code : null,
    coin_amount: isConverted ? coin.amount : null,
    locale: ctx.locale,
    bonus_offer: order.bonusOffer,
    request_key: ctx.idempotencyKey,
    created_at: ctx.clock.now(),
    site: ctx.brand,
  }
}

/** The URL for a provider's webhooks about payments. */
export const callbackUrl = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name }: Pick<PaymentProvider, 'name'>,
): string => `${publicUrl}/callbacks/payments/${name}`
