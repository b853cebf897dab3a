import type { Handler } from '../../core/http/handler.ts'
import { originOf } from './origin.ts'
import { insertVisit } from './store.ts'

/** API-108: a campaign has sent a visitor. The record does not identify them. */
export const recordVisit: Handler<'tracking.utmSet'> = async (ctx, { body: { utmMetrics } }) => {
  const isNamed = Object.values(utmMetrics).some(Boolean)
  const origin = originOf(utmMetrics, ctx.request.headers.get('cookie'))
  if (isNamed) await insertVisit(ctx.db, origin, ctx.country, ctx.clock.now())
  return { status: 204 }
}
