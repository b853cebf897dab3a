import { chatUserCookie, readChatUser } from '../../core/http/chatCookie.ts'
import type { Handler } from '../../core/http/handler.ts'

/** Also for somebody who has no session any more: he is where he wanted to be. AUTH-04: the chat forgets its user of this device. */
export const signOut: Handler<'auth.signOut'> = async (ctx) => {
  await ctx.session.end()
  return { status: 204, ...(readChatUser(ctx) && { headers: { 'set-cookie': chatUserCookie(null, ctx) } }) }
}
