import { recaptchaSite } from '../../../core/config/recaptchaSite.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { addressBlock } from '../../../core/http/visits/visitor.ts'
import { hmacHex } from '../../../core/ids.ts'
import type { Captcha } from '../../../ports/captcha/captcha.ts'
import { countAttempt } from './signInLock.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Distinguishes people from programs. */
    readonly captcha: Captcha
  }
}

/** Rejects a request without a solved captcha, with a separate error code when the token is missing. */
export async function passCaptcha(
  ctx: Pick<Ctx<'captcha_failed' | 'captcha_needed'>, 'captcha' | 'ip' | 'refuse'>,
  token: string | undefined,
): Promise<void> {
  if (await ctx.captcha.isPassed(token ?? '', ctx.ip)) return
  throw ctx.refuse(422, { captcha: token ? { captcha_failed: true } : { captcha_needed: true } })
}

/** Requests without a captcha that an address may make in a row; the row ends after an hour without one. */
export const maxWithoutCaptcha = 3

/**
 * Like {@link passCaptcha}, for a client that reads `recaptcha: ""` in the settings as "no captcha" and does not know
 * ours: a few requests without a token pass, by address. The caller makes sure that they take effect only once an email is
 * confirmed.
 */
export async function passCaptchaOrAllowance(
  ctx: Pick<Ctx<'captcha_failed' | 'captcha_needed'>, 'captcha' | 'ip' | 'refuse' | 'db' | 'clock' | 'config'>,
  token: string | undefined,
): Promise<{ hasCaptcha: boolean }> {
  const isForUnaware = !token && recaptchaSite(ctx.config) === null
  if (isForUnaware && !(await ctx.captcha.isPassed('', ctx.ip))) {
    const key = hmacHex(ctx.config.secrets.session, 'requests without a captcha')
    const count = await countAttempt(ctx.db, { key, source: addressBlock(ctx.ip) }, ctx.clock.now(), { max: null })
    if (count !== null && count <= maxWithoutCaptcha) return { hasCaptcha: false }
  }
  await passCaptcha(ctx, token)
  return { hasCaptcha: true }
}

/** Returns a proof-of-work challenge for the visitor's browser, or 204 when that captcha is not in use. */
export const readChallenge: Handler<'auth.captcha'> = async (ctx) => {
  const challenge = await ctx.captcha.challenge(ctx.ip)
  return challenge ? { status: 200, body: { ...challenge, parameters: { ...challenge.parameters } } } : { status: 204 }
}
