import type { QueryClient } from '@tanstack/react-query'
import type { Brand } from './brand'
import { type Device, noteDevice } from './device'
import type { Flags } from './flagNames'
import { type Locale, splitLocale } from './i18n/locales'
import { type CompiledTexts, Texts } from './i18n/texts'
import { pageRequest } from './request'
import { queriesToSend, type SentQuery, takeQueries } from './sentQueries'

/** What a page carries to the browser. Plain JSON: writing it costs a tenth of the router's own serializer. */
export interface Boot {
  readonly brand: Brand
  readonly flags: Flags
  readonly visit: Visit
  /** Of a page that differs by it. */
  readonly device?: Device
  readonly texts: CompiledTexts
  readonly queries: readonly SentQuery[]
}

/** Where the visitor is. */
export interface Visit {
  /** ISO code; null when it is not known. */
  readonly country: string | null
  /** Law forbids to register or sign in from there (OPEN-60). */
  readonly isRestricted: boolean
  /** What a guest is shown amounts in: the currency of their country. */
  readonly currency: string
  /** Search engines may list this host (OPEN-11). */
  readonly isIndexed: boolean
}

/** What every route and component may know, made once a page load. */
export interface Site extends Visit {
  readonly brand: Brand
  /** The operator's switches; a browser may differ (`lib/flags.ts`). */
  readonly flags: Flags
  readonly locale: Locale
  readonly texts: Texts
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /** The address begins with /guest: everything is as a guest sees it, whoever looks (RT-50, OPEN-05). */
  readonly isGuestMode: boolean
  /** The rail is folded, as this device left it. A cookie, so that the first picture already has it. */
  readonly isRailFolded: boolean
  /** The page's request brought no session, so nobody is signed in; only server rendering knows. */
  readonly isStranger: boolean
}

const railCookie = /(?:^|;\s*)rail=folded(?:;|$)/

export const bootElementId = 'boot'

/** Remembers the rail for a year. */
export function rememberRail(isFolded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `rail=${isFolded ? 'folded' : 'open'}; Path=/; Max-Age=31536000; SameSite=Lax`
}

const written = new WeakMap<object, string>()

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that cannot close its own script tag. Beyond Latin-1 it is escaped too: one curly quote among the texts would make
 * the whole page a string of two bytes a character, which takes twice as long to encode.
 */
const toJson = (value: unknown): string => JSON.stringify(value ?? null).replace(/[<\u0100-\uffff]/g, escaped)

/** Of what many pages share the JSON is written once. */
function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toJson(value)
  let text = written.get(value)
  if (text === undefined) {
    text = toJson(value)
    written.set(value, text)
  }
  return text
}

/** Text of the boot element, a {@link Boot}. */
export function writeBoot(site: Site, client: QueryClient): string {
  const texts = Object.entries(site.texts.areas).map(([area, content]) => `${write(area)}:${write(content)}`)
  const queries = queriesToSend(client).map(([key, data, at]) => `[${write(key)},${write(data)},${at}]`)
  const { country, isRestricted, currency, isIndexed } = site
  const visit = toJson({ country, isRestricted, currency, isIndexed })
  const page = pageRequest()
  const device = page?.isForDevice ? `"device":"${page.device}",` : ''
  return `{"brand":${write(site.brand)},"flags":${write(site.flags)},"visit":${visit},${device}"texts":{${texts}},"queries":[${queries}]}`
}

const isGuestPath = (path: string): boolean => path === '/guest' || path.startsWith('/guest/')

/** Reads who and where we are: from the request on the server, from the page in a browser. */
export function openSite(client: QueryClient): Site {
  const page = pageRequest()
  if (page) {
    const { locale, path } = splitLocale(page.url.pathname, page.brand.locales)
    const cookies = page.headers.get('cookie')
    return {
      brand: page.brand,
      flags: page.flags,
      country: page.country,
      isRestricted: page.isRestricted,
      currency: page.currency,
      isGuestMode: isGuestPath(path),
      locale,
      texts: new Texts(locale),
      origin: page.url.origin,
      isRailFolded: railCookie.test(cookies ?? ''),
      isStranger: !page.hasSession,
      isIndexed: page.isIndexed,
    }
  }
  const element = document.getElementById(bootElementId)
  if (!element?.textContent) throw new Error('the page came without its boot element')
  // Written by `writeBoot` of the same build.
  const boot = JSON.parse(element.textContent) as Boot
  noteDevice(boot.device)
  takeQueries(client, boot.queries)
  // AUTH-05: what it said of the player must not outlive his session in the page.
  element.textContent = ''
  const { locale, path } = splitLocale(location.pathname, boot.brand.locales)
  return {
    brand: boot.brand,
    flags: boot.flags,
    ...boot.visit,
    isGuestMode: isGuestPath(path),
    locale,
    texts: new Texts(locale, boot.texts),
    origin: location.origin,
    isRailFolded: railCookie.test(document.cookie),
    isStranger: false,
  }
}
