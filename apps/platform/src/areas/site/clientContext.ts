import type { Handler } from '../../core/http/handler.ts'

/** What the server reads out of a request about the device. */
export interface Device {
  readonly isBot: boolean
  readonly isIOS: boolean
  readonly isMobile: boolean
  readonly isMetaWebview: boolean
  readonly isApp: boolean
  readonly browser: string
}

const bots =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|lighthouse|headless|pingdom|uptime|monitor|scrap|python-|curl\/|wget\/|go-http|java\/|axios\/|node-fetch|undici|okhttp|libwww|whatsapp|telegrambot|embedly|validator/i
const iOS = /\b(iPhone|iPad|iPod)\b/
const mobile = /\b(Mobi|Mobile|Android|iPhone|iPad|iPod)/
const metaWebview = /\b(FBAN|FBAV|FB_IAB|Instagram)\b/
// Our own shells announce themselves so.
const app = /\bApogeeApp\//

// The order matters: nearly everybody calls himself Chrome and Safari too.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\b(Edg|EdgA|EdgiOS)\//],
  ['Opera', /\b(OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** Reads a User-Agent and the display mode; somebody who sends no User-Agent is a bot. */
export const readDevice = (userAgent: string, displayMode: string | null = null): Device => ({
  isBot: userAgent.trim() === '' || bots.test(userAgent),
  isIOS: iOS.test(userAgent),
  isMobile: mobile.test(userAgent),
  isMetaWebview: metaWebview.test(userAgent),
  isApp: app.test(userAgent) || displayMode === 'standalone',
  browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other',
})

export const clientContext: Handler<'site.context'> = (ctx) => ({
  status: 200,
  body: {
    userAgent: ctx.userAgent,
    ...readDevice(ctx.userAgent, ctx.request.headers.get('x-display-mode')),
    ...(ctx.country !== null && { country: ctx.country }),
  },
})
