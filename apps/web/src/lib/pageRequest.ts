import type { Brand } from './brand'
import type { Device } from './device'
import type { Flags } from './flagNames'

/** The current request, as far as server rendering needs it. `server/page.ts` stores it in an AsyncLocalStorage. */
export interface PageRequest {
  /** As the visitor sees it, regardless of proxies in between. */
  readonly url: URL
  /** Network address of the client. */
  readonly address: string
  /** The request has a session cookie: only then may the visitor be signed in. */
  readonly hasSession: boolean
  /** Search engines may index this host (OPEN-11). */
  readonly isIndexed: boolean
  readonly headers: Headers
  readonly nonce: string
  readonly brand: Brand
  readonly flags: Flags
  /** Paths of pages that the platform has no content for. */
  readonly withoutPages: readonly string[]
  /** ISO code of the visitor's country; null when unknown. */
  readonly country: string | null
  /** The law there forbids sign-up and sign-in (OPEN-60). */
  readonly isRestricted: boolean
  /** The currency in which guests see amounts: that of their country. */
  readonly currency: string
  readonly device: Device
  /** How far the platform's clock is ahead of this process's, in ms, as last measured. */
  readonly skewMs: () => number
  /** The deadline for everything the page requests (`performance.now()`). */
  readonly renderBy: number
  /** Resolves when the page may occupy the thread. */
  readonly turn: () => Promise<void>
  /** Called when requested data did not arrive. */
  readonly onMissing: () => void
  /** Sets HTML by another author aside until the page is ready; returns its placeholder. */
  readonly hold: (html: string) => string
  /** Part of the page depends on the device. */
  isForDevice?: boolean
  /** Logs why a page failed; the browser gets no details. */
  readonly onError: (error: unknown) => void
  /** The rendered page; undefined for a response without one (a redirect). */
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
