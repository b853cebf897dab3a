import { refuse } from '../../core/errors.ts'
import type { Ctx, Handler } from '../../core/http/handler.ts'
import type { Captcha } from '../../ports/captcha/captcha.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Tells people from programs. */
    readonly captcha: Captcha
  }
}

/** Refuses whoever brings no solved captcha; without a token he is told that one is needed. */
export async function passCaptcha(ctx: Pick<Ctx, 'captcha' | 'ip'>, token: string | undefined): Promise<void> {
  if (await ctx.captcha.isPassed(token ?? '', ctx.ip)) return
  throw refuse(422, { captcha: token ? { captcha_failed: true } : { captcha_needed: true } })
}

/** Work for the visitor's browser; nothing where another captcha is in use, or none. */
export const readChallenge: Handler<'auth.captcha'> = async (ctx) => {
  const challenge = await ctx.captcha.challenge(ctx.ip)
  return challenge ? { status: 200, body: { ...challenge, parameters: { ...challenge.parameters } } } : { status: 204 }
}
