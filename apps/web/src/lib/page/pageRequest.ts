import type { Flags } from '@apogee/rules/site/flagNames'
import type { Device } from '@apogee/rules/site/kindOfDevice'
import type { Brand } from './brand'

/** What server rendering knows about the current request. `src/server.tsx` stores it in an AsyncLocalStorage. */
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
  readonly hiddenPages: readonly string[]
  /** ISO code of the visitor's country; null when unknown. */
  readonly country: string | null
  /** The law there forbids sign-up and sign-in (OPEN-60). */
  readonly isRestricted: boolean
  /** The currency in which guests see amounts: that of their country. */
  readonly currency: string
  readonly device: Device
  /** Changes whenever the content that pages are made of does. */
  readonly contentVersion: string
  /** How far the platform's clock is ahead of this process's, in ms, as last measured. */
  readonly skewMs: () => number
  /** The deadline for everything the page requests (`performance.now()`). */
  readonly renderBy: number
  /** Resolves when the page may occupy the thread. */
  readonly turn: () => Promise<void>
  /** Sets HTML by another author aside until the page is ready; returns its placeholder. */
  readonly addPlaceholder: (html: string) => string
  /** Calls the back end. */
  readonly fetchPlatform: FetchPlatform
  /** Logs why a page failed; the browser gets no details. */
  readonly onError: (error: unknown) => void
}

/** The visitor on whose behalf the back end is called. */
interface PageVisitor extends Pick<PageRequest, 'address' | 'country' | 'renderBy'> {
  /** Called when data for the page could not be loaded. */
  readonly onMissing: () => void
}
export type FetchPlatform = (request: Request, from: PageVisitor) => Promise<Response>

export interface RenderedPage {
  /** Status and headers. */
  readonly response: Response
  /** Empty for a redirect. */
  readonly html: string
  /** Part of the page depends on the device. */
  readonly isForDevice: boolean
  /** Data for the page could not be loaded. */
  readonly isIncomplete: boolean
}

/** A request whose page is being rendered, with what the rendering finds out. */
export interface PageInRendering extends PageRequest {
  isForDevice: boolean
  isIncomplete: boolean
  /** Visitors with the same one may share data; undefined for a session until its player is known. */
  audience?: string
}

interface PageStorage {
  getStore(): PageInRendering | undefined
}

let pages: PageStorage | undefined

/** Called once by `src/server.tsx`: a browser has no storage. Null removes it. */
export const providePages = (storage: PageStorage | null): void => {
  pages = storage ?? undefined
}

/** The request being rendered; undefined in a browser. */
export const pageRequest = (): PageInRendering | undefined => pages?.getStore()
