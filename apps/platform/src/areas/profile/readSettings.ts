import { readSiteConfig } from '../../core/content/config.ts'
import type { Handler } from '../../core/http/handler.ts'
import { channelUser, connectToken, socketOrigin } from './connection.ts'

/** wire-facts 2.10; without a recaptcha key nobody is asked for a captcha. */
export const readSettings: Handler<'profile.settings'> = (ctx) => {
  const { recaptcha } = readSiteConfig()
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
      recaptcha: recaptcha.key,
      recaptcha_version: recaptcha.version,
    },
  }
}
