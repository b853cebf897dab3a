import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { tokenHash } from '../../../core/ids.ts'
import { requestLink } from '../requestLink.ts'
import { consumeToken, findById, findToken } from '../store.ts'
import { rememberDevice } from './knownDevices.ts'
import { unlockAccount } from './passwordAttempts.ts'

const badToken = (ctx: Ctx<'invalid'>) => ctx.refuse(422, { unlock_token: { invalid: true } })

/** Mails the owner of the address an unlock link. The response does not reveal whether the address is registered. */
export const requestUnlock = (ctx: Ctx, email: string): Promise<void> => requestLink(ctx, 'unlock', email)

/** Checks the token and changes nothing, as for a confirmation. */
export const readUnlock: Handler<'auth.readUnlock'> = async (ctx, { query }) => {
  const owner = await findToken(ctx.db, tokenHash(query.unlock_token), 'unlock', ctx.clock.now())
  if (owner === null) throw badToken(ctx)
  return { status: 200, body: {} }
}

/**
 * Unlocks an account with the mailed link, once; the password stays unchanged. Someone who reads the player's email is
 * treated as the owner: a lock that others have caused no longer applies to this browser.
 */
export const unlock: Handler<'auth.unlock'> = async (ctx, { body: { user } }) => {
  const now = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, tokenHash(user.unlock_token), 'unlock', now)
    const player = owner === null ? null : await findById(tx, owner)
    if (!player) throw badToken(ctx)
    await unlockAccount(tx, ctx.config.secrets.session, player.email, now)
    await rememberDevice(tx, ctx, player.id, 'mail')
  })
  return { status: 200, body: {} }
}
