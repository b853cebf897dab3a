import type { Brand } from './brand'
import type { Device } from './device'
import type { Flags } from './flagNames'

/** What server rendering knows of the request it answers. Held in an AsyncLocalStorage by `server/page.ts`. */
export interface PageRequest {
  /** As the visitor sees it, behind whatever proxy. */
  readonly url: URL
  /** Network address the request came from. */
  readonly address: string
  /** It brought a session cookie: only then somebody may be signed in. */
  readonly hasSession: boolean
  /** Search engines may list this host (OPEN-11). */
  readonly isIndexed: boolean
  readonly headers: Headers
  readonly nonce: string
  readonly brand: Brand
  readonly flags: Flags
  /** ISO code of the visitor's country; null when it is not known. */
  readonly country: string | null
  /** Law forbids to register or sign in from there (OPEN-60). */
  readonly isRestricted: boolean
  /** What a guest is shown amounts in: the currency of their country. */
  readonly currency: string
  readonly device: Device
  /** Something on the page is chosen by the device. */
  isForDevice?: boolean
  /** Writes down what made a page fail; the browser gets no word of it. */
  readonly onError: (error: unknown) => void
  /** The rendered page; an answer without it (a redirect) has none. */
  html?: string
}

interface Holder {
  getStore(): PageRequest | undefined
}

/** A registered symbol, because the server bundle and the composition file are two separate module graphs. */
export const pageRequestKey = Symbol.for('apogee.page.request')

/** The request being rendered; undefined in a browser. */
export function pageRequest(): PageRequest | undefined {
  return (globalThis as { [pageRequestKey]?: Holder })[pageRequestKey]?.getStore()
}
