import type { QueryClient } from '@tanstack/react-query'
import type { Brand } from './brand'
import { type Locale, splitLocale } from './i18n/locales'
import { type CompiledTexts, Texts } from './i18n/texts'
import { pageRequest } from './request'
import { queriesToSend, type SentQuery, takeQueries } from './sentQueries'

/** What a page carries to the browser. Plain JSON: writing it costs a tenth of the router's own serializer. */
export interface Boot {
  readonly brand: Brand
  readonly texts: CompiledTexts
  readonly queries: readonly SentQuery[]
}

/** What every route and component may know, made once a page load. */
export interface Site {
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: Texts
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** The rail is folded, as this device left it. A cookie, so that the first picture already has it. */
  readonly isRailFolded: boolean
}

const railCookie = /(?:^|;\s*)rail=folded(?:;|$)/

export const bootElementId = 'boot'

/** Remembers the rail for a year. */
export function rememberRail(isFolded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `rail=${isFolded ? 'folded' : 'open'}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** Text of the boot element: JSON that cannot close its own script tag. */
export const writeBoot = (site: Site, client: QueryClient): string =>
  JSON.stringify({
    brand: site.brand,
    texts: site.texts.areas,
    queries: queriesToSend(client),
  } satisfies Boot).replaceAll('<', '\\u003c')

/** Reads who and where we are: from the request on the server, from the page in a browser. */
export function openSite(client: QueryClient): Site {
  const page = pageRequest()
  if (page) {
    const { locale } = splitLocale(page.url.pathname, page.brand.locales)
    return {
      brand: page.brand,
      locale,
      texts: new Texts(locale),
      origin: page.url.origin,
      isRailFolded: railCookie.test(page.headers.get('cookie') ?? ''),
    }
  }
  const element = document.getElementById(bootElementId)
  if (!element?.textContent) throw new Error('the page came without its boot element')
  // Written by `writeBoot` of the same build.
  const boot = JSON.parse(element.textContent) as Boot
  takeQueries(client, boot.queries)
  const { locale } = splitLocale(location.pathname, boot.brand.locales)
  return {
    brand: boot.brand,
    locale,
    texts: new Texts(locale, boot.texts),
    origin: location.origin,
    isRailFolded: railCookie.test(document.cookie),
  }
}
