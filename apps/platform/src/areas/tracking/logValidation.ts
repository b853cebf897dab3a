import type { Handler } from '../../core/http/handler.ts'
import { scrub } from '../../core/secrets/scrub.ts'

/** VAL-28: logs the validation rules that players violate. Only keys and messages, never the typed values. */
export const logValidation: Handler<'tracking.validation'> = (ctx, { body }) => {
  const errors = body.errors.map(({ key, firstMessage }) => ({ key: scrub(key), firstMessage: scrub(firstMessage) }))
  ctx.log.info({ validation: { side: body.side, component: scrub(body.component), errors } }, 'form errors')
  return { status: 204 }
}
