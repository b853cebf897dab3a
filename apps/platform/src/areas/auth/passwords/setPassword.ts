import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { tokenHash } from '../../../core/ids.ts'
import { rememberDevice } from '../signIn/knownDevices.ts'
import { consumeToken, findById, findToken } from '../store.ts'
import { newPasswordErrors } from './newPassword.ts'
import { hashPassword } from './passwordHashing.ts'
import { replacePassword } from './replacePassword.ts'

const badToken = (ctx: Ctx<'invalid'>) => ctx.refuse(422, { reset_password_token: { invalid: true } })

/** Sets a new password with a mailed token, once. Lifts the lock and ends every other session. */
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
    const kept = ctx.player?.id === player.id ? ctx.session.id : null
    await replacePassword(tx, ctx, player, { passwordHash, kept })
    // Someone who reads the player's email is treated as the owner, from any IP address.
    await rememberDevice(tx, ctx, player.id, 'mail')
    return player.id
  })
  if (ctx.player?.id === playerId) await ctx.session.rotate()
  return { status: 200, body: {} }
}
