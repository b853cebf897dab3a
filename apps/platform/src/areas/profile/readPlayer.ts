import type { Handler } from '../../core/http/handler.ts'

/** WIRE-02: a guest is answered with `{}`, for a 401 would log him out on every page. */
export const readPlayer: Handler<'profile.player'> = async (ctx) => ({
  status: 200,
  body: ctx.player ? await ctx.profiles.of(ctx.player.id) : {},
})
