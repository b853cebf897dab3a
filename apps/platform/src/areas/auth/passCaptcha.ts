import type { Ctx, Handler } from '../../core/http/handler.ts'
import type { Captcha } from '../../ports/captcha/captcha.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Distinguishes people from programs. */
    readonly captcha: Captcha
  }
}

/** Refuses a request without a solved captcha. If the token is missing, the answer says that one is needed. */
export async function passCaptcha(
  ctx: Pick<Ctx<'captcha_failed' | 'captcha_needed'>, 'captcha' | 'ip' | 'refuse'>,
  token: string | undefined,
): Promise<void> {
  if (await ctx.captcha.isPassed(token ?? '', ctx.ip)) return
  throw ctx.refuse(422, { captcha: token ? { captcha_failed: true } : { captcha_needed: true } })
}

/** A proof-of-work challenge for the visitor's browser; nothing if another captcha is in use, or none. */
export const readChallenge: Handler<'auth.captcha'> = async (ctx) => {
  const challenge = await ctx.captcha.challenge(ctx.ip)
  return challenge ? { status: 200, body: { ...challenge, parameters: { ...challenge.parameters } } } : { status: 204 }
}
