import type { Handler } from '../../../core/http/handler.ts'
import { settleVerification } from './settleVerification.ts'

/**
 * The verification provider's webhook. Rejected unless signed; 200 if it counts now, counted before or has no effect.
 */
export const receiveKycWebhook: Handler<'profile.kycCallback'> = async (ctx, { params }) => {
  if (params.provider !== ctx.kyc.name) return Response.json({ accepted: false, code: 'unknown' }, { status: 404 })
  const verdict = ctx.kyc.verifyCallback(
    { path: ctx.url.pathname, headers: ctx.request.headers, body: ctx.rawBody },
    ctx.clock.now(),
  )
  if (!verdict.ok) {
    ctx.log.warn({ provider: params.provider, refusal: verdict.code }, 'verification: callback rejected')
    return Response.json({ accepted: false, code: verdict.code }, { status: verdict.code === 'malformed' ? 422 : 401 })
  }
  const { message } = verdict
  if (message === 'ignored') return Response.json({ accepted: true })
  const result = await settleVerification(ctx, params.provider, message)
  ctx.log.info({ provider: params.provider, verdict: message.verdict, result }, 'verification: callback')
  if (result === 'unknown') return Response.json({ accepted: false, code: result }, { status: 404 })
  return Response.json({ accepted: true })
}
