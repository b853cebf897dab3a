import { readDevice } from '@apogee/rules/site/device'
import type { Handler } from '../../core/http/handler.ts'

export const clientContext: Handler<'site.context'> = (ctx) => ({
  status: 200,
  body: {
    userAgent: ctx.userAgent,
    ...readDevice(ctx.userAgent, ctx.request.headers.get('x-display-mode')),
    ...(ctx.country !== null && { country: ctx.country }),
  },
})
