import type { Handler } from '../../core/http/handler.ts'
import { isMadeSince } from '../profile/public.ts'
import { originOf } from './origin.ts'
import { insertOrigin } from './store.ts'

// The front end reports it right after the sign-up. Accepting it later would let an affiliate claim an existing player.
const freshMs = 3_600_000

/**
 * API-109: the campaign and affiliate that brought a new player, stored with the player. A guest's call is accepted and
 * has no effect.
 */
export const attachOrigin: Handler<'tracking.utmSend'> = async (ctx, { body: { utmMetrics } }) => {
  if (ctx.player) {
    const now = ctx.clock.now()
    const origin = originOf(utmMetrics, ctx.request.headers.get('cookie'))
    if (await isMadeSince(ctx.db, ctx.player.id, new Date(now.getTime() - freshMs)))
      await insertOrigin(ctx.db, ctx.player.id, origin, now)
  }
  return { status: 204 }
}
