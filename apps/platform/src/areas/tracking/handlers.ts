import type { Handlers } from '../../core/http/handler.ts'
import { attachOrigin } from './attachOrigin.ts'
import { trackingFront } from './front.ts'
import { originOf } from './origin.ts'
import { insertVisit } from './store.ts'

export const trackingHandlers = {
  ...trackingFront.handlers,
  /** API-108: records the visit from a campaign, without identifying the visitor. */
  'tracking.utmSet': async (ctx, { body: { utmMetrics } }) => {
    const isNamed = Object.values(utmMetrics).some(Boolean)
    const origin = originOf(utmMetrics, ctx.request.headers.get('cookie'))
    if (isNamed) await insertVisit(ctx.db, origin, ctx.country, ctx.clock.now())
    return { status: 204 }
  },
  'tracking.utmSend': attachOrigin,
} satisfies Partial<Handlers>
