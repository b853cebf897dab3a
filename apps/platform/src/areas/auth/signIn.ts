import { isRestrictedCountry, readBrand } from '../../core/content/brands.ts'
import { refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import { passCaptcha } from './passCaptcha.ts'
import { isPassword } from './passwordHashing.ts'
import { clearFailures, countFailure, failureKey, failuresOf, freeFailures, isLocked } from './signInLock.ts'
import { type Credentials, findByEmail, noteSignIn } from './store.ts'

/**
 * Who shows the right password for an address. Unknown address and wrong password are one refusal that takes one time,
 * and the lock counts addresses, not players (SEC-05).
 */
async function passFirstFactor(
  ctx: Ctx,
  email: string,
  password: string,
  captcha: string | undefined,
): Promise<Credentials> {
  const now = ctx.clock.now()
  const key = failureKey(ctx.config.secrets.session, email)
  if (await isLocked(ctx.db, key, now)) throw refuse(422, { password: { locked: true } })
  if ((await failuresOf(ctx.db, key, now)) >= freeFailures) await passCaptcha(ctx, captcha)
  const found = await findByEmail(ctx.db, email)
  if (await isPassword(password, found?.password_hash ?? null)) {
    await clearFailures(ctx.db, key, now)
    return found!
  }
  const isNowLocked = await countFailure(ctx.db, key, now)
  throw refuse(422, { password: isNowLocked ? { locked: true } : { wrong_password: true } })
}

/** SEC-01: the player gets a new session, and the visitor's old one dies. */
async function enter(ctx: Ctx, player: Credentials) {
  await noteSignIn(ctx.db, player.id, ctx.clock.now())
  await ctx.session.start(player.id)
  return { status: 201, body: await ctx.profiles.of(player.id) } as const
}

/**
 * Step one is address and password. A player with a second factor would be kept in `ctx.session.startPending` between
 * `passFirstFactor` and `enter` (OPEN-77); none has one yet, so a code alone finds nothing waiting for it.
 */
export const signIn: Handler<'auth.signIn'> = async (ctx, { body: { user } }) => {
  if (!('email' in user)) throw refuse(422, { otp_attempt: { invalid: true } })
  if (isRestrictedCountry(ctx.country, readBrand(ctx.brand).licence)) {
    throw refuse(422, { base: { login_restricted: true } })
  }
  return enter(ctx, await passFirstFactor(ctx, user.email.toLowerCase(), user.password, user.captcha))
}
