import type { Ctx, Handler } from '../../core/http/handler.ts'
import { readUnsubscribeToken } from '../../core/mail/unsubscribeToken.ts'
import { updateProfile } from './store.ts'

/** Ends the offers by email; false if we have not signed the token. A repeat changes nothing. */
async function endOffers({ config, db, sessions, log }: Ctx, token: string): Promise<boolean> {
  const playerId = readUnsubscribeToken(config.secrets.session, token)
  if (playerId === null) return false
  await updateProfile(db, playerId, { receive_promos: false })
  sessions.forget(playerId)
  log.info({ player: playerId.toString() }, 'unsubscribed from offers by email')
  return true
}

/** The page behind the link in the footer of an email. */
export const unsubscribe: Handler<'profile.unsubscribe'> = async (ctx, { body }) => {
  if (!(await endOffers(ctx, body.token))) throw ctx.refuse(422, { token: { invalid: true } })
  return { status: 200, body: {} }
}

/** RFC 8058: a mail program sends it, without a session. */
export const oneClickUnsubscribe: Handler<'profile.oneClickUnsubscribe'> = async (ctx, { query }) => {
  if (!(await endOffers(ctx, query.token))) throw ctx.refuse(401, { base: { unauthorized: true } })
  return { status: 200, body: {} }
}

/** Opening the link changes nothing (decision 049): the page asks first. */
export const openUnsubscribeLink: Handler<'profile.unsubscribeLink'> = async (_ctx, { query }) =>
  new Response(null, {
    status: 303,
    headers: { location: `/unsubscribe?token=${encodeURIComponent(query.token)}`, 'cache-control': 'no-store' },
  })
