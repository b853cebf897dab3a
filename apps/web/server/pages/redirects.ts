import { type Locale, splitLocale } from '../../src/lib/i18n/locales.ts'
import { localePath, rightPath } from '../http/address.ts'

export interface RedirectFacts {
  /** As the visitor sees it. */
  readonly url: URL
  readonly locales: readonly [Locale, ...Locale[]]
  /** The brand's hosts, without port. */
  readonly hosts: readonly string[]
  readonly country: string | null
  readonly cookies: string | null
  readonly isBot: boolean
  readonly localesByCountry: Readonly<Record<string, string>>
  /** In demo mode: the cookie with the visitor's country. */
  readonly demoCountryCookie: string | undefined
}

/** The path that password managers request, and the real page (w3c.github.io/webappsec-change-password-url). */
const changePassword = { wellKnown: '/.well-known/change-password', page: '/profile/security' }

/** Redirects a visitor to the page's real address; undefined when they are already there. */
export function redirectOf(facts: RedirectFacts): Response | undefined {
  const { url, demoCountryCookie } = facts
  if (url.pathname === changePassword.wellKnown) return to(302, changePassword.page, { 'cache-control': 'no-store' })
  // Caches may store it, because it leads only to a host of the brand.
  const isWww = url.hostname.startsWith('www.') && facts.hosts.includes(url.hostname.slice('www.'.length))
  const bare = isWww ? url.origin.replace('//www.', '//') : undefined
  const path = rightPath(url.pathname, facts.locales)
  if (bare !== undefined || path !== undefined) {
    return to(301, `${bare ?? ''}${path ?? url.pathname}${url.search}`, { 'cache-control': 'public, max-age=3600' })
  }
  if (url.pathname.split('/')[1] === facts.locales[0]) return chosenDefault(url, facts.locales)
  if (demoCountryCookie && url.searchParams.has('country')) return demoCountry(url, demoCountryCookie)
  const { locales: offered, country, cookies, isBot, localesByCountry: byCountry } = facts
  const own = localePath({ pathname: url.pathname, offered, country, cookies, isBot, byCountry })
  if (own !== undefined) return to(302, own + url.search, { 'cache-control': 'private, no-store', vary: 'Cookie' })
  return undefined
}

/**
 * The default locale has no segment. A visitor who typed it has chosen it and must not be redirected to their country's
 * locale.
 */
function chosenDefault(url: URL, locales: RedirectFacts['locales']): Response {
  return to(301, splitLocale(url.pathname, locales).path + url.search, {
    'set-cookie': `locale=${locales[0]}; Path=/; Max-Age=31536000; SameSite=Lax`,
    'cache-control': 'private, no-store',
  })
}

/** `?country=AU` sets the visitor's country from now on; `?country=` resets it. Sandbox only. */
function demoCountry(url: URL, name: string): Response {
  const code = url.searchParams.get('country')?.toUpperCase() ?? ''
  const left = new URLSearchParams(url.searchParams)
  left.delete('country')
  const cookie = /^[A-Z]{2}$/.test(code) ? code : '; Max-Age=0'
  return to(302, url.pathname + (left.size > 0 ? `?${left}` : ''), {
    'set-cookie': `${name}=${cookie}; Path=/; SameSite=Lax`,
    'cache-control': 'private, no-store',
  })
}

const to = (status: 301 | 302, location: string, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { location, ...headers } })
