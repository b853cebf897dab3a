import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { Captcha } from '../../../ports/captcha/captcha.ts'

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

/** Returns a proof-of-work challenge for the visitor's browser, or 204 when that captcha is not in use. */
export const readChallenge: Handler<'auth.captcha'> = async (ctx) => {
  const challenge = await ctx.captcha.challenge(ctx.ip)
  return challenge ? { status: 200, body: { ...challenge, parameters: { ...challenge.parameters } } } : { status: 204 }
}
