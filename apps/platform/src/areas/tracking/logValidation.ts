import type { Handler } from '../../core/http/handler.ts'

/** VAL-28: which rules players trip over. Keys and messages only, never what was typed. */
export const logValidation: Handler<'tracking.validation'> = (ctx, { body }) => {
  ctx.log.info({ validation: { side: body.side, component: body.component, errors: body.errors } }, 'form errors')
  return { status: 204 }
}
