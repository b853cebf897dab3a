import type { Ctx } from '../../core/http/handler.ts'
import { noteDevice } from './devices.ts'
import { tellOwner } from './mails.ts'
import { type Credentials, noteSignIn } from './store.ts'

/**
 * Lets a player in who has shown all he owes. SEC-01: he gets a new session, and the visitor's old one dies. A device he never
 * came with is told him by mail, and the answer says when and where he came the last time.
 */
export async function enter(ctx: Ctx, player: Credentials, dfpc: string | undefined) {
  const now = ctx.clock.now()
  const { userAgent } = ctx
  const previous = await ctx.sessions.latest(player.id)
  await ctx.db.transaction(async (tx) => {
    await noteSignIn(tx, player.id, now)
    if (await noteDevice(tx, player.id, { dfpc, userAgent, now })) await tellOwner(tx, ctx, 'newDevice', player)
  })
  await ctx.session.start(player.id)
  const previous_sign_in = previous && {
    at: previous.createdAt.toISOString(),
    country: previous.country,
    user_agent: previous.userAgent,
  }
  return { status: 201, body: { ...(await ctx.profiles.of(player.id)), previous_sign_in } } as const
}
