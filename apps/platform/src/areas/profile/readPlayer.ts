import type { Handler } from '../../core/http/handler.ts'

/** WIRE-02: a guest gets `{}`, because a 401 would log them out on every page. */
export const readPlayer: Handler<'profile.player'> = async (ctx) => ({
  status: 200,
  body: ctx.player ? await ctx.profiles.of(ctx.player.id) : {},
})
