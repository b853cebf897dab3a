import type { JSX } from 'react'
import type { Site } from '../lib/boot'
import { formatTag, joinLocale, listedLocales } from '../lib/i18n/locales'
import { textsOf } from '../lib/i18n/textsOf'
import styles from '../ui/app.css?url'
import interUrl from '../ui/fonts/inter.woff2?url'
import unboundedUrl from '../ui/fonts/unbounded.woff2?url'
import { isListedPage } from './robots'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

type Offered = Site['brand']['locales']

/** What of a route's match the head asks for. */
interface Matched {
  readonly pathname: string
  readonly staticData: { readonly noIndex?: boolean | undefined }
}

/**
 * What every page's head holds: SEO-02 the canonical address, SEO-03 the same page in the other languages, SEO-01 whether
 * it may be listed. `isMissing`: it is shown in the place of a page that does not exist. `1` in a picture's address stands for its current version.
 */
export function pageHead(site: Site, matches: readonly Matched[], isMissing = false) {
  const { brand, locale, origin, isIndexed, isGuestMode } = site
  // The index of a section matches with a slash at its end; its address has none.
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
      { title: isMissing ? standInTitle(site, 'notFound') : brand.name },
      // Read by machines, which ask the server.
      ...(import.meta.env.SSR ? forMachines(site, path, address(locale)) : []),
    ],
    links: [
      font(interUrl),
      font(brand.displayFont ?? unboundedUrl),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: `/icons/${brand.tokens}.svg`, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: `/media/icon/1/${brand.tokens}/180.png` },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      // What is not there is not there in another language either.
      ...(isMissing ? [] : addresses(site, address)),
    ],
  }
}

const addresses = ({ brand, locale }: Site, address: (code: Offered[number]) => string) => [
  { rel: 'canonical', href: address(locale) },
  ...listedLocales(brand.locales).map((code) => ({ rel: 'alternate', hrefLang: code, href: address(code) })),
  { rel: 'alternate', hrefLang: 'x-default', href: address(brand.locales[0]) },
]

/** Title of a page in the place of one that is not shown. */
export const standInTitle = ({ texts, brand }: Site, words: 'notFound' | 'oops'): string =>
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

const pictureMeta = (address: string) => [
  { property: 'og:image', content: address },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

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
  // The router's own way to say it, which its types do not know.
  return { 'script:ld+json': description } as JSX.IntrinsicElements['meta']
}

/** Title and description of one page: what its loader answers, and its head says. */
export interface PageWords {
  readonly title: string
  readonly description: string
  readonly keywords?: string
  /** Address of its own picture for who shares the page, 1200 x 630. */
  readonly picture?: string
}

/** SEO-05: the head of a page by the words of its loader; they replace those of the frame. */
export function wordsHead({ loaderData }: { loaderData?: PageWords }) {
  if (!loaderData) return {}
  const { title, description, keywords, picture } = loaderData
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(import.meta.env.SSR
        ? [
            { property: 'og:title', content: title },
            { property: 'og:description', content: description },
            ...(picture ? pictureMeta(picture) : []),
          ]
        : []),
    ],
  }
}
