import type { Handler } from '../../core/http/handler.ts'
import { readUnsubscribeToken } from '../../core/mail/unsubscribeToken.ts'
import { updateProfile } from './store.ts'

/**
 * RFC 8058: ends the offers by email. Mail programs send it without a session, and the page behind the link in the
 * footer sends it too. The token alone decides; a repeat changes nothing.
 */
export const unsubscribe: Handler<'profile.unsubscribe'> = async (ctx, { query }) => {
  const playerId = readUnsubscribeToken(ctx.config.secrets.session, query.token)
  if (playerId === null) throw ctx.refuse(401, { base: { unauthorized: true } })
  await updateProfile(ctx.db, playerId, { receive_promos: false })
  ctx.sessions.forget(playerId)
  ctx.log.info({ player: playerId.toString() }, 'unsubscribed from offers by email')
  return { status: 200, body: {} }
}

/** Opening the link changes nothing (decision 049): the page asks first. */
export const openUnsubscribeLink: Handler<'profile.unsubscribeLink'> = async (_ctx, { query }) =>
  new Response(null, {
    status: 303,
    headers: { location: `/unsubscribe?token=${encodeURIComponent(query.token)}`, 'cache-control': 'no-store' },
  })
