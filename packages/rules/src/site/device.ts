import { kindOfDevice } from './kindOfDevice.ts'

const bots =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|lighthouse|headless|pingdom|uptime|monitor|scrap|python-|curl\/|wget\/|go-http|java\/|axios\/|node-fetch|undici|okhttp|libwww|whatsapp|telegrambot|embedly|validator/i
const iOS = /\b(iPhone|iPad|iPod)\b/
const metaWebview = /\b(FBAN|FBAV|FB_IAB|Instagram)\b/
// Our own shells announce themselves so.
const app = /\bApogeeApp\//

// The order matters: nearly every browser also calls itself Chrome and Safari.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\b(Edg|EdgA|EdgiOS)\//],
  ['Opera', /\b(OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /^(?=.*\bVersion\/\d).*\bSafari\//],
]

// iPhones call themselves like Mac OS X, Android and ChromeOS like Linux.
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iOS', /\b(iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const nameIn = (names: typeof browsers, userAgent: string): string | undefined =>
  names.find(([, sign]) => sign.test(userAgent))?.[0]

/** Reads a User-Agent and the display mode; a request without a User-Agent is from a bot. */
export const readDevice = (userAgent: string, displayMode: string | null = null) => ({
  isBot: userAgent.trim() === '' || bots.test(userAgent),
  isIOS: iOS.test(userAgent),
  isMobile: kindOfDevice(userAgent) === 'mobile',
  isMetaWebview: metaWebview.test(userAgent),
  isApp: app.test(userAgent) || displayMode === 'standalone',
  browser: nameIn(browsers, userAgent) ?? 'Other',
})

/** The device as described by a request's headers. */
export type Device = ReturnType<typeof readDevice>

/** A device as its owner knows it: "Chrome, Windows"; null if the User-Agent contains neither. */
export const deviceName = (userAgent: string): string | null =>
  [browsers, systems].flatMap((names) => nameIn(names, userAgent) ?? []).join(', ') || null
