import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatTag, type Locale } from '../../src/lib/i18n/locales.ts'
import type { Brand } from '../../src/lib/page/brand.ts'
import { brandTheme } from '../brands/brandTheme.ts'
import { offlineScene } from './offlineScene.ts'

/** A server-side text in a locale, by its message key. */
export type Translate = (locale: string, key: string) => string

const ownFont = readFileSync(new URL('../../src/ui/fonts/unbounded.woff2', import.meta.url))

/** The headline font, inlined: without a connection no file of it can be loaded. */
function displayFace({ tokens }: Brand): string {
  const { displayFont, files } = brandTheme(tokens)
  const font = displayFont === undefined ? undefined : files.get(displayFont)?.plain
  const data = Buffer.from(font ?? ownFont).toString('base64')
  return `@font-face{font-family:Display;src:url(data:font/woff2;base64,${data})format("woff2");font-weight:400 700}`
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/**
 * The page of an installed or previously visited site without a connection: one file that needs only the
 * logo, with the headline font (16 kB) in it.
 */
export function offlinePage(brand: Brand, locale: Locale, translate: Translate): { html: string; policy: string } {
  // The page loads no style sheet, so the values are inlined.
  const { values } = brandTheme(brand.tokens)
  const paint = (token: string) => values.get(token) ?? 'currentColor'
  const { sky, adrift } = offlineScene(brand, paint)
  const [ground, top, text, quiet, from, to, onAction] = (
    ['bg', 'scene-to', 'text', 'text-2', 'action-from', 'action-to', 'on-action'] as const
  ).map(paint)
  const css =
    displayFace(brand) +
    `html{background:linear-gradient(${top},${ground} 60%) fixed ${ground};color:${text};font:16px/1.5 Inter,system-ui,sans-serif}` +
    `body{min-height:100vh;min-height:100dvh;margin:0;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px 24px 28vh;text-align:center;box-sizing:border-box}` +
    `.sky{position:fixed;inset:0;width:100%;height:100%;z-index:-1}header{position:absolute;top:24px;left:24px}header img{width:40px;height:40px}.adrift{max-width:100%;height:auto}` +
    `h1{margin:0;font:${values.get('display-weight') ?? 700} clamp(22px,5vw,40px)/1.2 Display,Inter,system-ui,sans-serif;text-wrap:balance;hyphens:auto;overflow-wrap:anywhere}p{margin:12px auto 0;max-width:38ch;color:${quiet};text-shadow:0 0 12px ${ground}}` +
    `a{margin-top:24px;display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border-radius:8px;background:linear-gradient(100deg,${from},${to});color:${onAction};font-weight:650;text-decoration:none}a:focus-visible{outline:2px solid ${text};outline-offset:2px}` +
    // On a phone on its side the object is smaller and the planet lower, so that the button is in view.
    `@media(max-height:30rem){body{gap:4px;padding-bottom:24px}.adrift{width:auto;height:28vh}.sky{translate:0 38%}}` +
    // Under reduced motion the drifting parts do not move.
    `@media (prefers-reduced-motion:no-preference){.float{animation:f 7s ease-in-out infinite alternate}.twinkle{animation:t 4s ease-in-out infinite alternate}.blink{animation:t 1.6s ease-in-out infinite alternate}}@keyframes f{from{translate:0 -5px}to{translate:4px 6px}}@keyframes t{from{opacity:1}to{opacity:.2}}`
  const word = (key: string) => escapeHtml(translate(locale, `common.${key}`))
  const html =
    `<!DOCTYPE html><html lang="${formatTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${brand.themeColor}"><title>${word('state.lost')} - ${escapeHtml(brand.name)}</title><style>${css}</style></head>` +
    `<body>${sky}<header><img src="/icons/${brand.tokens}.svg" alt="${escapeHtml(brand.name)}"></header>${adrift}<main><h1>${word('state.lost')}</h1><p>${word('state.lostText')}</p><a href="">${word('actions.retry')}</a></main></body></html>`
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src data:; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/**
 * The service worker of a locale. It caches the offline page and its logo and nothing else: no player's pages, no API
 * calls. Its text changes with what it caches, so that a browser fetches both again; it never reloads a page. It shows push
 * messages, whose text the platform has written in the player's language, and opens their page without leaving another.
 */
export function serviceWorker(brand: Brand, locale: Locale, page: string): string {
  const version = createHash('sha256').update(page).digest('base64url').slice(0, 12)
  const icon = `/media/icon/1/${brand.tokens}/192.png`
  const cachedPaths = [`/offline/${locale}`, `/icons/${brand.tokens}.svg`]
  return `const name = 'offline-${version}'
const cachedPaths = ${JSON.stringify(cachedPaths)}
addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(cachedPaths)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((each) => each.startsWith('offline-') && each !== name).map((each) => caches.delete(each))))
  event.waitUntil(Promise.all([old, registration.navigationPreload?.enable()]))
})
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(Promise.resolve(event.preloadResponse).then((loaded) => loaded ?? fetch(request)).catch(() => caches.match(cachedPaths[0])))
  } else if (new URL(request.url).pathname === cachedPaths[1]) {
    event.respondWith(fetch(request).catch(() => caches.match(cachedPaths[1])))
  }
})
addEventListener('push', (event) => {
  const { title, body, lang, tag, path } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, lang, tag, icon: ${JSON.stringify(icon)}, data: path }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data, location.origin).href
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
    const open = pages.find(({ url }) => url === address)
    return open ? open.focus() : clients.openWindow(address)
  }))
})
`
}
