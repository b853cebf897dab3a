import type { Handler } from '../../core/http/handler.ts'
import { originOf } from './origin.ts'
import { insertVisit } from './store.ts'

/** API-108: records the visit from a campaign, without identifying the visitor. */
export const recordVisit: Handler<'tracking.utmSet'> = async (ctx, { body: { utmMetrics } }) => {
  const isNamed = Object.values(utmMetrics).some(Boolean)
  const origin = originOf(utmMetrics, ctx.request.headers.get('cookie'))
  if (isNamed) await insertVisit(ctx.db, origin, ctx.country, ctx.clock.now())
  return { status: 204 }
}
