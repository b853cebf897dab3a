import type { Handler } from '../../core/http/handler.ts'
import { newPasswordErrors } from './newPassword.ts'
import { hashPassword } from './passwordHashing.ts'
import { forgiveAccount } from './passwordTries.ts'
import { proveOwnPassword } from './proveOwnPassword.ts'
import { findById, replacePasswordHash, shutTokens } from './store.ts'
import { tellOwner } from './tellOwner.ts'

/**
 * Sets a new password for a player who knows the old one. Every other session ends, and this one gets a new id
 * (SEC-01).
 */
export const changePassword: Handler<'auth.changePassword'> = async (ctx, { body: { user } }) => {
  const errors = newPasswordErrors(user.password, user.password_confirmation)
  if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
  const now = ctx.clock.now()
  const player = await findById(ctx.db, ctx.player.id)
  if (!player) throw ctx.refuse(401, { base: { unauthorized: true } })
  await proveOwnPassword(ctx, player, user.current_password)
  const passwordHash = await hashPassword(user.password)
  await ctx.db.transaction(async (tx) => {
    // Whoever knew the old password must not replace the one that its owner has set since.
    if (!(await replacePasswordHash(tx, player.id, player.password_hash, passwordHash))) {
      throw ctx.refuse(422, { current_password: { wrong_current_password: true } })
    }
    await shutTokens(tx, player.id, 'password', now)
    await forgiveAccount(tx, ctx.config.secrets.session, player.email, now)
    await tellOwner(tx, ctx, 'passwordChanged', player)
  })
  await ctx.session.rotate()
  await ctx.sessions.endAll(player.id, ctx.session.id)
  return { status: 200, body: {} }
}
