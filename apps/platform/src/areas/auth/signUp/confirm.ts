import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { tokenHash } from '../../../core/ids.ts'
import { consumeToken, findToken, markConfirmed } from '../store.ts'

const badToken = (ctx: Ctx<'invalid'>) => ctx.refuse(422, { confirmation_token: { invalid: true } })

/**
 * AUTH-13: checks the token and changes nothing: email programs open links before their reader does, and must not
 * confirm for them (SEC-02). Only the player's own session gets more than the address (decision 135).
 */
export const readConfirmation: Handler<'auth.readConfirmation'> = async (ctx, { query }) => {
  const owner = await findToken(ctx.db, tokenHash(query.confirmation_token), 'confirmation', ctx.clock.now())
  if (owner === null) throw badToken(ctx)
  return { status: 200, body: await ctx.profiles.forLink(owner, ctx.player) }
}

/**
 * Returns the player whose address is now confirmed, and leaves the visitor's session as it is: a forwarded link must
 * not sign its reader in.
 */
export const confirm: Handler<'auth.confirm'> = async (ctx, { body: { user } }) => {
  const now = ctx.clock.now()
  const playerId = await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, tokenHash(user.confirmation_token), 'confirmation', now)
    if (owner === null) throw badToken(ctx)
    await markConfirmed(tx, owner, now)
    return owner
  })
  return { status: 200, body: await ctx.profiles.forLink(playerId, ctx.player) }
}
