import { recaptchaSite } from '../../core/config/recaptchaSite.ts'
import type { Handler } from '../../core/http/handler.ts'
import { channelUser, connectToken, socketOrigin } from './connection.ts'

/** wire-facts 2.10; without a recaptcha key, the browser gets our own proof-of-work challenge. */
export const readSettings: Handler<'profile.settings'> = (ctx) => {
  const recaptcha = recaptchaSite(ctx.config)
  return {
    status: 200,
    body: {
      cent: {
        user: channelUser(ctx),
        timestamp: String(Math.floor(ctx.clock.now().getTime() / 1000)),
        token: connectToken(ctx),
        authEndpoint: '/centrifuge/auth',
        url: `${socketOrigin(ctx)}/connection/websocket`,
      },
      recaptcha: recaptcha?.key ?? '',
      recaptcha_version: recaptcha?.version ?? 2,
      ...(recaptcha && { recaptcha_script: recaptcha.script }),
    },
  }
}
