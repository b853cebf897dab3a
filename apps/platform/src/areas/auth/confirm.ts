import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { tokenHash } from '../../core/ids.ts'
import { consumeToken, markConfirmed } from './store.ts'

/**
 * Answers the player whose address is confirmed now, and leaves the visitor's session as it is: a forwarded link must not
 * sign anybody in.
 */
export const confirm: Handler<'auth.confirm'> = async (ctx, { query }) => {
  const now = ctx.clock.now()
  const playerId = await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, tokenHash(query.confirmation_token), 'confirmation', now)
    if (owner === null) throw refuse(422, { confirmation_token: { invalid: true } })
    await markConfirmed(tx, owner, now)
    return owner
  })
  return { status: 200, body: await ctx.profiles.of(playerId) }
}
