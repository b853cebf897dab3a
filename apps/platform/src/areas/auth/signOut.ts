import type { Handler } from '../../core/http/handler.ts'

/** Also for somebody who has no session any more: he is where he wanted to be. */
export const signOut: Handler<'auth.signOut'> = async (ctx) => {
  await ctx.session.end()
  return { status: 204 }
}
