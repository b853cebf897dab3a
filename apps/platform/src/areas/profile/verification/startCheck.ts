import { readVerificationConfig } from '../../../core/content/configs/verificationConfig.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { type KycProvider, KycUnavailable } from '../../../ports/kyc/kycProvider.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    readonly kyc: KycProvider
  }
}

/** Starts the check at the provider. Only the level that the operator has configured can be requested. */
export const startCheck: Handler<'profile.sumsubToken'> = async (ctx, { query }) => {
  const { level_name: level } = readVerificationConfig()
  if (query.levelName !== undefined && query.levelName !== level)
    throw ctx.refuse(422, { levelName: { invalid: true } })
  try {
    const { token, url } = await ctx.kyc.start({
      playerId: String(ctx.player.id),
      level,
      locale: ctx.locale,
      returnUrl: `${ctx.origin}/profile/verification`,
    })
    return { status: 200, body: { access_token: token, url } }
  } catch (error) {
    if (!(error instanceof KycUnavailable)) throw error
    ctx.log.warn({ err: error }, 'verification: the provider cannot be reached')
    throw ctx.refuse(503, { base: { provider_unavailable: true } })
  }
}
