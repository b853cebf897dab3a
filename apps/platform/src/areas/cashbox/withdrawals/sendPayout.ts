import { toDecimal } from '@apogee/rules/money/units'
import { required } from '@apogee/rules/validation/required'
import { playerStatusOf } from '@apogee/rules/vip/statuses'
import { currencyOf, getCurrency, readPaymentConfig } from '../../../core/content/configs/paymentConfig.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { PaymentProvider, PayoutOrder } from '../../../ports/psp/provider.ts'
import { groupsOf } from '../../profile/public.ts'
import { callbackUrl } from '../payments/newPayment.ts'
import { providerOf } from '../payments/providerRoutes.ts'
import { methodTitle } from '../present.ts'
import { findPayment, type PaymentRow, storeProviderReference } from '../store.ts'

type Needs = Pick<Core, 'db' | 'config'> & { readonly psp: PaymentProvider }

/**
 * Sends an approved withdrawal to the provider. The provider identifies an order by its payment id, so sending it twice
 * is safe.
 */
export async function sendPayout({ db, config, psp }: Needs, paymentId: bigint): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'processing' || payment.provider_reference !== null) return
  const playerStatus = playerStatusOf(await groupsOf(db, payment.player_id)) ?? null
  // Never at another one: a payout without an answer may have been paid.
  const provider = providerOf(psp, payment)
  const { reference } = await provider.startPayout({
    ...payoutOrder(payment, callbackUrl(config, provider)),
    playerStatus,
  })
  await storeProviderReference(db, payment.id, reference, null)
}

function payoutOrder(payment: PaymentRow, callback: string): Omit<PayoutOrder, 'playerStatus'> {
  const method = required(readPaymentConfig().methods[payment.method], `payment method ${payment.method}`)
  const currency = getCurrency(payment.currency)
  const amount = toDecimal(payment.amount_cents, currency.subunits_to_unit)
  const coin = payment.coin === null ? undefined : currencyOf(payment.coin)
  return {
    paymentId: String(payment.id),
    player: String(payment.player_id),
    amount,
    currency: currency.code,
    method: { id: payment.method, brand: payment.brand, title: methodTitle(payment.method, 'en'), type: method.type },
    coin: coinOf(payment, method.coin, amount, coin?.subunits_to_unit),
    destination: required(payment.destination, `destination of payout ${payment.id}`),
    callbackUrl: callback,
  }
}

// A coin wallet pays in its coin; other wallets pay the amount of coins that was quoted when the player requested it.
function coinOf(payment: PaymentRow, coin: string | undefined, amount: string, subunits: number | undefined) {
  if (coin === undefined) return null
  if (payment.coin_amount === null || subunits === undefined) return { amount, currency: coin }
  return { amount: toDecimal(payment.coin_amount, subunits), currency: coin }
}
