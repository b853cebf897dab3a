import type { Handler } from '../../../core/http/handler.ts'
import { chatUserCookie, readChatUser } from '../../../core/http/visits/chatCookie.ts'

/**
 * Also succeeds without a session: the caller is already signed out. AUTH-04: the chat forgets its user on this device.
 */
export const signOut: Handler<'auth.signOut'> = async (ctx) => {
  await ctx.session.end()
  return { status: 204, ...(readChatUser(ctx) && { headers: { 'set-cookie': chatUserCookie(null, ctx) } }) }
}
