import type { Handler } from '../../../core/http/handler.ts'
import { findById, lockUnchanged } from '../store.ts'
import { newPasswordErrors } from './newPassword.ts'
import { hashPassword } from './passwordHashing.ts'
import { proveOwnPassword } from './proveOwnPassword.ts'
import { replacePassword } from './replacePassword.ts'

/**
 * Sets a new password for a player who knows the old one. Every other session ends, and this one gets a new id
 * (SEC-01).
 */
export const changePassword: Handler<'auth.changePassword'> = async (ctx, { body: { user } }) => {
  const errors = newPasswordErrors(user.password, user.password_confirmation)
  if (Object.keys(errors).length > 0) throw ctx.refuse(422, errors)
  const player = await findById(ctx.db, ctx.player.id)
  if (!player) throw ctx.refuse(401, { base: { unauthorized: true } })
  await proveOwnPassword(ctx, player, user.current_password)
  const passwordHash = await hashPassword(user.password)
  await ctx.db.transaction(async (tx) => {
    // Someone who knows only the old password must not replace a newer one.
    if (!(await lockUnchanged(tx, player)))
      throw ctx.refuse(422, { current_password: { wrong_current_password: true } })
    await replacePassword(tx, ctx, player, { passwordHash, kept: ctx.session.id })
  })
  await ctx.session.rotate()
  return { status: 200, body: {} }
}
