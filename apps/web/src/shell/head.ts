import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import unboundedUrl from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url'
import type { Site } from '../lib/boot'
import { joinLocale, listedLocales } from '../lib/i18n/locales'
import styles from '../ui/app.css?url'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** What every page's head holds: SEO-02 the canonical address, SEO-03 the same page in the other languages. */
export function pageHead({ brand, locale, origin }: Site, path: string) {
  const address = (code: (typeof brand.locales)[number]) => `${origin}${joinLocale(path, code, brand.locales)}`
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.themeColor },
      { title: brand.name },
      { property: 'og:site_name', content: brand.name },
    ],
    links: [
      font(interUrl),
      font(unboundedUrl),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: `/icons/${brand.id}.svg`, type: 'image/svg+xml' },
      { rel: 'canonical', href: address(locale) },
      ...listedLocales(brand.locales).map((code) => ({ rel: 'alternate', hrefLang: code, href: address(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(brand.locales[0]) },
    ],
  }
}

/** Title and description of one page: what its loader answers, and its head says. */
export interface PageWords {
  readonly title: string
  readonly description: string
  readonly keywords?: string
}

/** The head of a page by the words of its loader; they replace those of the frame. */
export function wordsHead({ loaderData }: { loaderData?: PageWords }) {
  if (!loaderData) return {}
  const { title, description, keywords } = loaderData
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  }
}
