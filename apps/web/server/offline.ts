import { createHash } from 'node:crypto'
import type { Brand } from '../src/lib/brand.ts'
import { formatTag, type Locale } from '../src/lib/i18n/locales.ts'
import { lookOf } from './look.ts'

/** A server-side text in a locale, by its message key. */
export type Say = (locale: string, key: string) => string

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/**
 * What an installed or previously visited site shows without a connection: one file that needs nothing else but the
 * logo.
 */
export function offlinePage(brand: Brand, locale: Locale, say: Say): { html: string; policy: string } {
  // The page loads no style sheet, so the values are inlined.
  const { values } = lookOf(brand.tokens)
  const [ground, text, quiet, from, to, onAction, limb, glow, body] = (
    ['bg', 'text', 'text-2', 'action-from', 'action-to', 'on-action', 'scene-limb', 'scene-from', 'scene-body'] as const
  ).map((name) => values.get(name))
  const css = `html{background:radial-gradient(circle at 50% calc(100% + 70vmax),${body} 0 79.6vmax,${limb} 79.7vmax 79.9vmax,${glow} 80vmax,transparent 94vmax) fixed ${ground};color:${text};font:16px/1.5 Inter,system-ui,sans-serif}body{min-height:100vh;min-height:100dvh;margin:0;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center;box-sizing:border-box}img{width:72px;height:72px}h1{margin:8px 0 0;font-size:24px;line-height:1.25}p{margin:8px auto 0;max-width:36ch;color:${quiet}}a{margin-top:8px;display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:8px;background:linear-gradient(100deg,${from},${to});color:${onAction};font-weight:650;text-decoration:none}a:focus-visible{outline:2px solid ${text};outline-offset:2px}`
  const word = (key: string) => escapeHtml(say(locale, `common.${key}`))
  const html =
    `<!DOCTYPE html><html lang="${formatTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${brand.themeColor}"><title>${word('state.lost')} - ${escapeHtml(brand.name)}</title><style>${css}</style></head>` +
    `<body><img src="/icons/${brand.tokens}.svg" alt="${escapeHtml(brand.name)}"><main><h1>${word('state.lost')}</h1><p>${word('state.lostText')}</p></main><a href="">${word('actions.retry')}</a></body></html>`
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/**
 * The service worker of a locale. It caches the offline page and its logo and nothing else: no player's pages, no API
 * calls. Its text changes with what it caches, so that a browser fetches both again; it never reloads a page.
 */
export function serviceWorker(brand: Brand, locale: Locale, page: string): string {
  const version = createHash('sha256').update(page).digest('base64url').slice(0, 12)
  const kept = [`/offline/${locale}`, `/icons/${brand.tokens}.svg`]
  return `const name = 'offline-${version}'
const kept = ${JSON.stringify(kept)}
addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(kept)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((each) => each.startsWith('offline-') && each !== name).map((each) => caches.delete(each))))
  event.waitUntil(Promise.all([old, registration.navigationPreload?.enable()]))
})
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(Promise.resolve(event.preloadResponse).then((loaded) => loaded ?? fetch(request)).catch(() => caches.match(kept[0])))
  } else if (new URL(request.url).pathname === kept[1]) {
    event.respondWith(fetch(request).catch(() => caches.match(kept[1])))
  }
})
`
}
