import type { Handler } from '../../../core/http/handler.ts'
import { providerNamed } from '../payments/providerRoutes.ts'
import { settlePayment } from './settlePayment.ts'

/** SEC-11: the payment provider's webhook. Rejected unless signed and fresh; 200 if it counts now or counted before. */
export const receivePaymentWebhook: Handler<'cashbox.callback'> = async (ctx, { params }) => {
  const provider = providerNamed(ctx.psp, params.provider)
  if (!provider) return Response.json({ accepted: false, code: 'unknown' }, { status: 404 })
  const verdict = provider.verifyCallback(
    { path: ctx.url.pathname, headers: ctx.request.headers, body: ctx.rawBody },
    ctx.clock.now(),
  )
  if (!verdict.ok) {
    ctx.log.warn({ provider: params.provider, refusal: verdict.code }, 'cashbox: callback rejected')
    return Response.json({ accepted: false, code: verdict.code }, { status: verdict.code === 'malformed' ? 422 : 401 })
  }
  const { message } = verdict
  const result = await settlePayment(ctx, params.provider, message)
  const facts = { provider: params.provider, paymentId: message.paymentId, status: message.status, result }
  if (result === 'amount_differs') ctx.log.error(facts, 'cashbox: webhook amount does not match the payment')
  else if (result === 'late' && message.status === 'succeeded') ctx.log.error(facts, 'cashbox: paid after its end')
  else ctx.log.info(facts, 'cashbox: callback')
  if (result === 'unknown') return Response.json({ accepted: false, code: result }, { status: 404 })
  return Response.json({ accepted: result !== 'amount_differs' })
}
