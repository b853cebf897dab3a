import { joinLocale, listedLocales } from '../../src/lib/i18n/locales.ts'
import type { Brand } from '../../src/lib/page/brand.ts'
import { offlinePage, serviceWorker, type Translate } from '../pages/offline.ts'
import { pack } from './compression.ts'
import { type SitemapOptions, sitemapCache } from './sitemapCache.ts'

export interface PublicFileOptions extends SitemapOptions {
  readonly siteOf: (request: Request, address: string) => PublicSite
  /** A text in a locale, for the offline page. */
  readonly translate: Translate
}

export interface PublicSite {
  readonly origin: string
  readonly brand: Brand
  readonly isIndexed: boolean
}

const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
} as const
const anHour = 'public, max-age=3600'

/**
 * Files that differ by host and cannot be built: robots.txt, the sitemap, the web manifest; undefined for any other
 * path.
 */
export function publicFiles({ siteOf, translate, ...sitemapOptions }: PublicFileOptions) {
  const sitemap = sitemapCache(sitemapOptions)
  // Served on any host: where search engines may index nothing, the pages say so themselves (OPEN-11), and an operator can
  // still view the sitemap.
  const sitemapFile = async (request: Request, digits: string | undefined, { brand, origin }: PublicSite) =>
    (await sitemap(brand, origin, digits === undefined ? undefined : Number(digits)))?.answer(request) ?? notFound()
  const offline = (request: Request, pathname: string, { brand }: PublicSite): Response => {
    const { searchParams } = new URL(request.url)
    const asked = searchParams.get('locale') ?? pathname.split('/')[2]
    const locale = listedLocales(brand.locales).find((one) => one === asked) ?? brand.locales[0]
    const { html, policy } = offlinePage(brand, locale, translate)
    if (pathname !== '/sw.js')
      return new Response(html, { headers: { ...offlineHeaders, 'content-security-policy': policy } })
    const headers = { ...offlineHeaders, 'content-type': 'text/javascript; charset=utf-8' }
    return new Response(serviceWorker(brand, locale, html), { headers })
  }
  return (request: Request, pathname: string, address: string): Promise<Response> | undefined => {
    if (/^\/(?:sw\.js|offline\/[\w-]+)$/.test(pathname))
      return Promise.resolve(offline(request, pathname, siteOf(request, address)))
    const [isSitemap, digits] = /^\/sitemap(?:-(\d{1,4}))?\.xml$/.exec(pathname) ?? []
    if (isSitemap !== undefined) return sitemapFile(request, digits, siteOf(request, address))
    if (!/^\/(?:robots\.txt|manifest\.webmanifest|favicon\.ico)$/.test(pathname)) return undefined
    return answer(request, pathname, siteOf(request, address))
  }
}

const notFound = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

async function answer(request: Request, pathname: string, site: PublicSite): Promise<Response> {
  if (pathname === '/favicon.ico')
    return new Response(null, {
      status: 302,
      headers: { location: `/media/icon/1/${site.brand.tokens}/48.png`, 'cache-control': anHour },
    })
  const [type, text] =
    pathname === '/robots.txt'
      ? ['text/plain; charset=utf-8', robots(site)]
      : ['application/manifest+json', JSON.stringify(manifest(site))]
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': anHour,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  }
  const body = await pack(text, request.headers.get('accept-encoding'), headers)
  return new Response(body, { headers })
}

/**
 * Crawlers may read every page: one that must not be indexed carries that instruction (OPEN-11), so crawlers have to read it. Only
 * non-pages are excluded.
 */
const robots = ({ origin, isIndexed }: PublicSite): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /games/',
    ...(isIndexed ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')

function manifest({ brand }: PublicSite) {
  const icon = (size: number, mask: '' | 'maskable-') => ({
    src: `/media/icon/1/${brand.tokens}/${mask}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: mask ? 'maskable' : 'any',
  })
  const home = joinLocale('/', brand.locales[0], brand.locales)
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: brand.themeColor,
    theme_color: brand.themeColor,
    lang: brand.locales[0],
    categories: ['games', 'entertainment'],
    icons: [icon(192, ''), icon(512, ''), icon(192, 'maskable-'), icon(512, 'maskable-')],
  }
}
