import { isRestrictedCountry, readBrand } from '../../core/content/brands.ts'
import { refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { enter } from './enter.ts'
import { passCaptcha } from './passCaptcha.ts'
import { isPassword } from './passwordHashing.ts'
import { beginTry, countAtPlace, forgiveTry, mostOfPlace } from './passwordTries.ts'
import { type Credentials, findByEmail, findById } from './store.ts'
import { askForCode, forgetPending, takeTry } from './twoFactor/pendingSignIn.ts'
import { passSecondFactor } from './twoFactor/secondFactor.ts'
import { askForUnlock } from './unlock.ts'

/** Too many wrong passwords have come from this place: whoever owns the account is mailed a link that lets them in all the same. */
async function refuseLocked(ctx: Ctx, email: string): Promise<never> {
  await askForUnlock(ctx, email)
  throw refuse(422, { password: { locked: true } })
}

/**
 * The player whose password this is. Every try is counted before it is judged. Past the first few of an account a captcha is asked
 * for, and whoever brings it is judged; what is locked is a place that goes on and on (SEC-07). Unknown address and wrong
 * password are one refusal that takes one time (SEC-05).
 */
async function passFirstFactor(
  ctx: Ctx,
  email: string,
  password: string,
  captcha: string | undefined,
): Promise<Credentials> {
  const attempt = await beginTry(ctx, email)
  if (attempt.needsCaptcha) await passCaptcha(ctx, captcha)
  const tried = await countAtPlace(ctx, attempt)
  if (tried === null) {
    // A link is mailed, to whatever address was typed: nobody has that done by a program.
    if (!attempt.needsCaptcha) await passCaptcha(ctx, captcha)
    return refuseLocked(ctx, email)
  }
  const found = await findByEmail(ctx.db, email)
  if (await isPassword(password, found?.password_hash ?? null)) {
    await forgiveTry(ctx, attempt)
    return found!
  }
  if (tried >= mostOfPlace) return refuseLocked(ctx, email)
  throw refuse(422, { password: { wrong_password: true } })
}

/** The code alone: of the sign-in that waits in this session (OPEN-77). */
async function passCodeAlone(ctx: Ctx, code: string) {
  const { playerId, dfpc } = await takeTry(ctx)
  await passSecondFactor(ctx, playerId, code, 'otp_attempt')
  const player = await findById(ctx.db, playerId)
  if (!player) throw refuse(422, { otp_attempt: { sign_in_expired: true } })
  await forgetPending(ctx)
  return enter(ctx, player, dfpc)
}

/** Address and password, then, for who has a second factor, its code: beside them or in a call of its own. */
export const signIn: Handler<'auth.signIn'> = async (ctx, { body: { user } }) => {
  if (isRestrictedCountry(ctx.country, readBrand(ctx.brand).licence)) {
    throw refuse(422, { base: { login_restricted: true } })
  }
  if (!('email' in user)) return passCodeAlone(ctx, user.otp_attempt)
  const player = await passFirstFactor(ctx, user.email.toLowerCase(), user.password, user.captcha)
  if (player.two_factor_enabled) {
    if (!user.otp_attempt) return askForCode(ctx, player.id, user.dfpc)
    await passSecondFactor(ctx, player.id, user.otp_attempt, 'otp_attempt')
  }
  return enter(ctx, player, user.dfpc)
}
