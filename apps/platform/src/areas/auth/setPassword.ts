import type { Ctx, Handler } from '../../core/http/handler.ts'
import { tokenHash } from '../../core/ids.ts'
import { rememberDevice } from './knownDevices.ts'
import { newPasswordErrors } from './newPassword.ts'
import { hashPassword } from './passwordHashing.ts'
import { forgiveAccount } from './passwordTries.ts'
import { consumeToken, findById, findToken, setPasswordHash, shutTokens } from './store.ts'
import { tellOwner } from './tellOwner.ts'

const badToken = (ctx: Ctx<'invalid'>) => ctx.refuse(422, { reset_password_token: { invalid: true } })

/** The mailed token sets a new password once; the lock is lifted and every other session ends. */
export const setPassword: Handler<'auth.setPassword'> = async (ctx, { body: { user } }) => {
  const errors = newPasswordErrors(user.password, user.password_confirmation)
  if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
  const now = ctx.clock.now()
  const hash = tokenHash(user.reset_password_token)
  // Looked up before the costly hash; consumed after it, together with the change.
  if ((await findToken(ctx.db, hash, 'password', now)) === null) throw badToken(ctx)
  const passwordHash = await hashPassword(user.password)
  const playerId = await ctx.db.transaction(async (tx) => {
    const owner = await consumeToken(tx, hash, 'password', now)
    const player = owner === null ? null : await findById(tx, owner)
    if (!player) throw badToken(ctx)
    await setPasswordHash(tx, player.id, passwordHash)
    await shutTokens(tx, player.id, 'password', now)
    await forgiveAccount(tx, ctx.config.secrets.session, player.email, now)
    // Someone who reads the player's email is no stranger, wherever they are.
    await rememberDevice(tx, ctx, player.id, 'mail')
    await tellOwner(tx, ctx, 'passwordChanged', player)
    return player.id
  })
  const isOwn = ctx.player?.id === playerId
  if (isOwn) await ctx.session.rotate()
  await ctx.sessions.endAll(playerId, isOwn ? ctx.session.id : null)
  return { status: 200, body: {} }
}
