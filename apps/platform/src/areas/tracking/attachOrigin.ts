import type { Handler } from '../../core/http/handler.ts'
import { originOf } from './origin.ts'
import { insertOrigin } from './store.ts'

// The front end tells it right after the sign-up. Later words would let an affiliate claim a player who was here before.
const freshMs = 3_600_000

/** API-109: the campaign and the affiliate a new player came by, kept with him. A guest's word is taken and means nothing. */
export const attachOrigin: Handler<'tracking.utmSend'> = async (ctx, { body: { utmMetrics } }) => {
  if (ctx.player) {
    const now = ctx.clock.now()
    const origin = originOf(utmMetrics, ctx.request.headers.get('cookie'))
    await insertOrigin(ctx.db, ctx.player.id, origin, { now, since: new Date(now.getTime() - freshMs) })
  }
  return { status: 204 }
}
