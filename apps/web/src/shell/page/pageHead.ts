import type { JSX } from 'react'
import { formatTag, joinLocale, listedLocales } from '../../lib/i18n/locales'
import { textsOf } from '../../lib/i18n/textsOf'
import type { Site } from '../../lib/page/boot'
import { pictureMeta } from '../../lib/page/pageHead'
import styles from '../../ui/app.css?url'
import interUrl from '../../ui/fonts/inter.woff2?url'
import unboundedUrl from '../../ui/fonts/unbounded.woff2?url'
import { isListedPage } from './isListedPage'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

type Offered = Site['brand']['locales']

/** The parts of a route match that the head uses. */
interface Matched {
  readonly pathname: string
  readonly staticData: { readonly noIndex?: boolean | undefined }
}

/**
 * The head of every page: SEO-02 the canonical address, SEO-03 the same page in the other languages, SEO-01 whether it
 * may be indexed. `isMissing`: shown in place of a page that does not exist. The `1` in an image's address means its
 * current version.
 */
export function pageHead(site: Site, matches: readonly Matched[], isMissing = false) {
  const { brand, locale, origin, isIndexed, isGuestMode } = site
  // The index route of a section matches with a trailing slash; its address is without it.
  const path = matches.at(-1)?.pathname.replace(/(?<=.)\/$/, '') ?? '/'
  const address = (code: Offered[number]) => `${origin}${joinLocale(path, code, brand.locales)}`
  const isUnlistedRoute = matches.some(({ staticData }) => staticData.noIndex)
  const isListed = !isMissing && isListedPage({ isIndexed, isGuestMode, path, locale, isUnlistedRoute })
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.themeColor },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { title: isMissing ? fallbackTitle(site, 'notFound') : brand.name },
      // Only for crawlers, which get the server's HTML.
      ...(import.meta.env.SSR ? forMachines(site, path, address(locale)) : []),
    ],
    links: [
      font(interUrl),
      font(brand.displayFont ?? unboundedUrl),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: `/icons/${brand.tokens}.svg`, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: `/media/icon/1/${brand.tokens}/180.png` },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      // A page that does not exist has no other languages either.
      ...(isMissing ? [] : addresses(site, address)),
    ],
  }
}

const addresses = ({ brand, locale }: Site, address: (code: Offered[number]) => string) => [
  { rel: 'canonical', href: address(locale) },
  ...listedLocales(brand.locales).map((code) => ({ rel: 'alternate', hrefLang: code, href: address(code) })),
  { rel: 'alternate', hrefLang: 'x-default', href: address(brand.locales[0]) },
]

/** Title of the page shown in place of a missing or failed one. */
export const fallbackTitle = ({ texts, brand }: Site, words: 'notFound' | 'oops'): string =>
  `${textsOf(texts, 'shell')(`${words}.title`)} - ${brand.name}`

function forMachines(site: Site, path: string, address: string) {
  const { brand, locale, origin, isIndexed } = site
  return [
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: formatTag(locale).replace('-', '_') },
    ...pictureMeta(`${origin}/media/share/1/${brand.tokens}/${brand.sharedPicture}.jpg`),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === '/' && isIndexed && brand.hasStructuredData ? [organization(site)] : []),
  ]
}

/** SEO-04 */
const organization = ({ brand, origin }: Site): JSX.IntrinsicElements['meta'] => {
  const description = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/media/icon/1/${brand.tokens}/512.png`,
    email: brand.contacts.email,
    sameAs: brand.social.map(({ url }) => url),
  }
  // The router supports this key, but its types do not include it.
  return { 'script:ld+json': description } as JSX.IntrinsicElements['meta']
}
