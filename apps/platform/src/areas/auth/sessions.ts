import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'

/** SEC-01: where the player is signed in, the latest used first. */
export const listSessions: Handler<'auth.sessions'> = async (ctx) => {
  const sessions = await ctx.sessions.list(ctx.player.id)
  return {
    status: 200,
    body: sessions.map(({ id, ip, country, userAgent, createdAt, lastSeenAt }) => ({
      id: Number(id),
      ip,
      country,
      user_agent: userAgent,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === ctx.session.id,
    })),
  }
}

/** One that is not his is as good as none (SEC-12). */
export const endSession: Handler<'auth.endSession'> = async (ctx, { params: { id } }) => {
  if (!(await ctx.sessions.end(BigInt(id), ctx.player.id))) throw refuse(404, { base: { not_found: true } })
  return { status: 204 }
}

export const endOtherSessions: Handler<'auth.endOtherSessions'> = async (ctx) => {
  await ctx.sessions.endAll(ctx.player.id, ctx.session.id)
  return { status: 204 }
}
