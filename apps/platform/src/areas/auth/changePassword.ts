import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { tellOwner } from './mails.ts'
import { newPasswordErrors } from './newPassword.ts'
import { hashPassword, isPassword } from './passwordHashing.ts'
import { clearFailures, countFailure, failureKey, isLocked } from './signInLock.ts'
import { findById, setPasswordHash, shutTokens } from './store.ts'

/** A new password for who knows the old one; every other session ends. Wrong ones count as at sign-in. */
export const changePassword: Handler<'auth.changePassword'> = async (ctx, { body: { user } }) => {
  const errors = newPasswordErrors(user.password, user.password_confirmation)
  if (Object.keys(errors).length > 0) throw refuse(422, errors)
  const now = ctx.clock.now()
  const player = await findById(ctx.db, ctx.player.id)
  if (!player) throw refuse(401, { base: { unauthorized: true } })
  const key = failureKey(ctx.config.secrets.session, player.email)
  if (await isLocked(ctx.db, key, now)) throw refuse(422, { current_password: { locked: true } })
  if (!(await isPassword(user.current_password, player.password_hash))) {
    const isNowLocked = await countFailure(ctx.db, key, now)
    throw refuse(422, { current_password: isNowLocked ? { locked: true } : { wrong_password: true } })
  }
  const passwordHash = await hashPassword(user.password)
  await ctx.db.transaction(async (tx) => {
    await setPasswordHash(tx, player.id, passwordHash)
    await shutTokens(tx, player.id, 'password', now)
    await clearFailures(tx, key, now)
    await tellOwner(tx, ctx, 'passwordChanged', player)
  })
  await ctx.sessions.endAll(player.id, ctx.session.id)
  return { status: 200, body: {} }
}
