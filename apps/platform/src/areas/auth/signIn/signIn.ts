import type { Input } from '@apogee/contract'
import { isRestrictedCountry, readBrand } from '../../../core/content/brands.ts'
import type { Ctx, CtxOf, Handler } from '../../../core/http/handler.ts'
import { isPassword } from '../passwords/passwordHashing.ts'
import { type Credentials, findByEmail, findById } from '../store.ts'
import { consumeAttempt, consumePending, requireCode } from '../twoFactor/pendingSignIn.ts'
import { passSecondFactor } from '../twoFactor/secondFactor.ts'
import { completeSignIn } from './completeSignIn.ts'
import { passCaptcha } from './passCaptcha.ts'
import { beginAttempt, clearAttempt, countAtSource, maxSourceFailures } from './passwordAttempts.ts'
import { requestUnlock } from './unlock.ts'
import { AccountLocked, SignInExpired } from './verifiedSignIn.ts'

/**
 * Too many wrong passwords have come from this source: the owner of the account gets a mailed link that unlocks their
 * browser.
 */
async function refuseLocked(ctx: Ctx<'locked'>, email: string): Promise<never> {
  await requestUnlock(ctx, email)
  throw ctx.refuse(422, { password: { locked: true } })
}

/**
 * Returns the player if the password is right. Every attempt is counted before it is checked. After the first few
 * attempts on an account, a solved captcha is required. Only a source that keeps failing is locked (SEC-07). An unknown
 * address and a wrong password get the same error after the same time (SEC-05).
 */
async function passFirstFactor(
  ctx: CtxOf<'auth.signIn'>,
  email: string,
  password: string,
  captcha: string | undefined,
): Promise<Credentials> {
  const attempt = await beginAttempt(ctx, email)
  if (attempt.needsCaptcha) await passCaptcha(ctx, captcha)
  const tried = await countAtSource(ctx, attempt)
  if (tried === null) {
    // A link is mailed to the typed address, so a program must not be able to trigger it.
    if (!attempt.needsCaptcha) await passCaptcha(ctx, captcha)
    return refuseLocked(ctx, email)
  }
  const found = await findByEmail(ctx.db, email)
  if ((await isPassword(password, found?.password_hash ?? null)) && found) {
    await clearAttempt(ctx, attempt)
    return found
  }
  if (tried >= maxSourceFailures) return refuseLocked(ctx, email)
  throw ctx.refuse(422, { password: { wrong_password: true } })
}

/** Accepts a code without a password, for the pending sign-in of this session (OPEN-77). */
async function passCodeAlone(ctx: CtxOf<'auth.signIn'>, code: string) {
  const { playerId, dfpc } = await consumeAttempt(ctx)
  const player = await findById(ctx.db, playerId)
  if (!player) throw ctx.refuse(422, { otp_attempt: { sign_in_expired: true } })
  await passSecondFactor(ctx, playerId, code, 'otp_attempt')
  const { id } = ctx.session
  return completeSignIn(ctx, { player, dfpc, isStillValid: (tx) => consumePending(tx, id) })
}

/** Email and password; for players with a second factor also its code, in the same call or in a second one. */
export const signIn: Handler<'auth.signIn'> = async (ctx, { body: { user } }) => {
  try {
    return await passFactors(ctx, user)
  } catch (error) {
    if (error instanceof SignInExpired) throw ctx.refuse(422, { otp_attempt: { sign_in_expired: true } })
    if (error instanceof AccountLocked) throw ctx.refuse(422, { base: { account_locked: true } })
    throw error
  }
}

async function passFactors(ctx: CtxOf<'auth.signIn'>, user: Input<'auth.signIn'>['body']['user']) {
  if (isRestrictedCountry(ctx.country, readBrand(ctx.brand).licence)) {
    throw ctx.refuse(422, { base: { login_restricted: true } })
  }
  if (!('email' in user)) return passCodeAlone(ctx, user.otp_attempt)
  const player = await passFirstFactor(ctx, user.email.toLowerCase(), user.password, user.captcha)
  if (player.two_factor_enabled) {
    if (!user.otp_attempt) return requireCode(ctx, { player, dfpc: user.dfpc })
    await passSecondFactor(ctx, player.id, user.otp_attempt, 'otp_attempt')
  }
  return completeSignIn(ctx, { player, dfpc: user.dfpc })
}
