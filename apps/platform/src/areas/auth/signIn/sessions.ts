import type { Handler } from '../../../core/http/handler.ts'

/** SEC-01: the player's sessions, the latest used first. */
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

/** A session of another player is treated as missing (SEC-12). */
export const endSession: Handler<'auth.endSession'> = async (ctx, { params: { id } }) => {
  if (!(await ctx.sessions.end(BigInt(id), ctx.player.id))) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 204 }
}

export const endOtherSessions: Handler<'auth.endOtherSessions'> = async (ctx) => {
  await ctx.sessions.endAll(ctx.player.id, ctx.session.id)
  return { status: 204 }
}
