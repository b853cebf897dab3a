import { refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { tokenHash } from '../../core/ids.ts'
import { askForLink } from './askForMail.ts'
import { clearFailures, failureKey } from './signInLock.ts'
import { consumeToken, findById } from './store.ts'

/** A lock has just fallen: whoever the address belongs to gets a link that opens it, and nobody else learns of it. */
export const askForUnlock = (ctx: Ctx, email: string): Promise<void> => askForLink(ctx, 'unlock', email)

/** The mailed link opens a locked account, once; the password stays what it is. */
export const unlock: Handler<'auth.unlock'> = async (ctx, { query }) => {
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, tokenHash(query.unlock_token), 'unlock', now)
    const player = owner === null ? null : await findById(tx, owner)
    if (!player) throw refuse(422, { unlock_token: { invalid: true } })
    await clearFailures(tx, failureKey(ctx.config.secrets.session, player.email), now)
  })
  return { status: 200, body: {} }
}
