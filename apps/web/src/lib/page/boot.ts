import type { Flags } from '@apogee/rules/site/flagNames'
import type { Device } from '@apogee/rules/site/kindOfDevice'
import type { QueryClient } from '@tanstack/react-query'
import { noteDevice } from '../browser/device'
import { type Locale, splitLocale } from '../i18n/locales'
import { type CompiledTexts, Texts } from '../i18n/texts'
import type { Brand } from './brand'
import { type DehydratedQuery, dehydrate, hydrate } from './dehydrate'
import { pageRequest } from './pageRequest'

/** The data a page sends to the browser. Plain JSON: writing it costs a tenth of the router's own serializer. */
interface Boot {
  readonly brand: Brand
  readonly flags: Flags
  readonly visit: Visit
  /** Only on a page that differs by device. */
  readonly device?: Device
  readonly texts: CompiledTexts
  readonly textsVersion: string
  readonly queries: readonly DehydratedQuery[]
}

/** Facts about where the visitor is. */
interface Visit {
  /** ISO code; null when unknown. */
  readonly country: string | null
  /** The law there forbids sign-up and sign-in (OPEN-60). */
  readonly isRestricted: boolean
  /** The currency in which guests see amounts: that of their country. */
  readonly currency: string
  /** Search engines may index this host (OPEN-11). */
  readonly isIndexed: boolean
  /** Paths of pages that the platform has no content for; they are not linked. */
  readonly hiddenPages: readonly string[]
}

/** The data that every route and component may use, created once per page load. */
export interface Site extends Visit {
  readonly brand: Brand
  /** The operator's flags; a browser may override them (`lib/flags.ts`). */
  readonly flags: Flags
  readonly locale: Locale
  readonly texts: Texts
  /** Scheme and host, without a trailing slash. */
  readonly origin: string
  /**
   * The address starts with /guest: everything is shown as a guest sees it, even to a signed-in player (RT-50,
   * OPEN-05).
   */
  readonly isGuestMode: boolean
  /** The rail is collapsed, as last set on this device. Stored in a cookie, so that the first render already has it. */
  readonly isRailFolded: boolean
  /** The page's request had no session, so the visitor is not signed in; only server rendering knows. */
  readonly isStranger: boolean
}

const railCookie = /(?:^|;\s*)rail=folded(?:;|$)/

export const bootElementId = 'boot'

/** Remembers the rail's state for a year. */
export function rememberRail(isFolded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve
  document.cookie = `rail=${isFolded ? 'folded' : 'open'}; Path=/; Max-Age=31536000; SameSite=Lax`
}

const written = new WeakMap<object, string>()

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that cannot close its own script tag. Characters beyond Latin-1 are escaped as well: a single curly quote in the
 * texts would turn the whole page into a string of two bytes per character, which takes twice as long to encode.
 */
const toJson = (value: unknown): string => JSON.stringify(value ?? null).replace(/[<\u0100-\uffff]/g, escaped)

/** JSON that many pages share is written only once. */
function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toJson(value)
  let text = written.get(value)
  if (text === undefined) {
    text = toJson(value)
    written.set(value, text)
  }
  return text
}

/** The text of the boot element, a {@link Boot}. */
export function writeBoot(site: Site, client: QueryClient): string {
  const texts = Object.entries(site.texts.areas).map(([area, content]) => `${write(area)}:${write(content)}`)
  const queries = dehydrate(client).map(
    ([key, data, isPlaceholder]) => `[${write(key)},${write(data)}${isPlaceholder ? ',1' : ''}]`,
  )
  const { country, isRestricted, currency, isIndexed, hiddenPages } = site
  const visit = toJson({ country, isRestricted, currency, isIndexed, hiddenPages })
  const page = pageRequest()
  const device = page?.isForDevice ? `"device":"${page.device}",` : ''
  return `{"brand":${write(site.brand)},"flags":${write(site.flags)},"visit":${visit},${device}"texts":{${texts}},"textsVersion":${toJson(site.texts.version)},"queries":[${queries}]}`
}

const isGuestPath = (path: string): boolean => path === '/guest' || path.startsWith('/guest/')

/** Creates the site from the request on the server, or from the page in a browser. */
export function openSite(client: QueryClient): Site {
  // The condition lets the bundler drop the server's code from the browser's build.
  const page = import.meta.env.SSR ? pageRequest() : undefined
  if (page) {
    const { locale, path } = splitLocale(page.url.pathname, page.brand.locales)
    const cookies = page.headers.get('cookie')
    return {
      brand: page.brand,
      flags: page.flags,
      hiddenPages: page.hiddenPages,
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
  if (!element?.textContent) throw new Error('the page has no boot element')
  // Written by `writeBoot` of the same build.
  const boot = JSON.parse(element.textContent) as Boot
  noteDevice(boot.device)
  hydrate(client, boot.queries)
  // AUTH-05: the player's data in it must not outlive their session in the page.
  element.replaceChildren()
  const { locale, path } = splitLocale(location.pathname, boot.brand.locales)
  return {
    brand: boot.brand,
    flags: boot.flags,
    ...boot.visit,
    isGuestMode: isGuestPath(path),
    locale,
    texts: new Texts(locale, boot.texts, boot.textsVersion),
    origin: location.origin,
    isRailFolded: railCookie.test(document.cookie),
    isStranger: false,
  }
}
