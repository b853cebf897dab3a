import { refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { tokenHash } from '../../core/ids.ts'
import { askForLink } from './askForMail.ts'
import { clearFailures, failureKey } from './signInLock.ts'
import { consumeToken, findById, findToken } from './store.ts'

const badToken = () => refuse(422, { unlock_token: { invalid: true } })

/** A lock has just closed: the owner of the address is mailed a link that opens it, and nobody else learns of it. */
export const askForUnlock = (ctx: Ctx, email: string): Promise<void> => askForLink(ctx, 'unlock', email)

/** Looks and changes nothing, as for a confirmation. */
export const readUnlock: Handler<'auth.readUnlock'> = async (ctx, { query }) => {
  const owner = await findToken(ctx.db, tokenHash(query.unlock_token), 'unlock', ctx.clock.now())
  if (owner === null) throw badToken()
  return { status: 200, body: {} }
}

/** The mailed link opens a locked account, once; the password stays what it is. */
export const unlock: Handler<'auth.unlock'> = async (ctx, { body: { user } }) => {
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, tokenHash(user.unlock_token), 'unlock', now)
    const player = owner === null ? null : await findById(tx, owner)
    if (!player) throw badToken()
    await clearFailures(tx, failureKey(ctx.config.secrets.session, player.email))
  })
  return { status: 200, body: {} }
}
