import { signal } from '@apogee/platform/telemetry'
import { LRUCache } from 'lru-cache'
import type { NonceText } from '../delivery/index.ts'

/** A page shared by all visitors with the same key. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly text: NonceText
  /** The variant this page was rendered for; without one, it fits all visitors with the key. */
  readonly variant?: string
  /** The last good version, because rerendering failed. */
  readonly isStale?: boolean
  /** When it was rendered, by the cache's clock; absent while it is new. */
  readonly renderedAt?: number
}

/**
 * The result of a rendering: a page to cache, one that must not be cached (null), or a failure because something is
 * down.
 */
export type Rendering = CachedPage | null | typeof renderingFailed
export const renderingFailed = Symbol('rendering failed')

interface Entry extends CachedPage {
  readonly renderedAt: number
  freshUntil: number
  /** Its last rendering failed. */
  isStale: boolean
}

export interface PageCacheOptions {
  readonly now: () => number
  /** Changes whenever the source of pages changes, which invalidates everything cached. */
  readonly version: () => string
  readonly onError: (error: unknown) => void
  readonly maxBytes?: number
}

/** A page counts as fresh for this long ... */
const freshMs = 10_000
/**
 * ... and for this long it is served while it is being rerendered. Browsers take its data as fetched on arrival
 * (`lib/page/dehydrate`), so it may be no older than the shortest freshness of a query.
 */
const staleMs = 30_000
/** While it cannot be rendered, the old page is served for this long: better than an error page. */
const lastGoodMs = 60 * 60_000
/** Delay before the next attempt after a failed rendering. */
const retryMs = 1_000
const maxDeliveredBytes = 96 * 1024 * 1024

const pageOf = (rendering: Rendering): CachedPage | null => (rendering === renderingFailed ? null : rendering)
const nameOf = (key: string, variant: string): string => `${key} ${variant}`

/**
 * Rendered pages by key, evicting the least recently used first. Concurrent requests for a page share one rendering.
 * When `render` returns null, nothing is cached and the caller renders the page alone. Rendering a page shows whether
 * it has variants.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries: LRUCache<string, Entry>
  readonly #running = new Map<string, Promise<Rendering>>()
  #version = ''

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#entries = new LRUCache({
      maxSize: options.maxBytes ?? maxDeliveredBytes,
      sizeCalculation: ({ text }) => text.byteLength,
    })
  }

  /** Whether a page is cached or being rendered, so that serving it again costs no rendering. */
  has(key: string, variant: string): boolean {
    this.#dropOutdated()
    const entry = this.#entries.peek(key) ?? this.#entries.peek(nameOf(key, variant))
    if (entry) return this.#options.now() - entry.renderedAt <= (entry.isStale ? lastGoodMs : staleMs)
    return this.#running.has(nameOf(key, variant))
  }

  async get(key: string, variant: string, render: () => Promise<Rendering>): Promise<CachedPage | null> {
    this.#dropOutdated()
    const now = this.#options.now()
    const name = this.#entries.has(key) ? key : nameOf(key, variant)
    const entry = this.#entries.get(name)
    if (!entry || now - entry.renderedAt > lastGoodMs) {
      const page = pageOf(await this.#render(key, variant, render))
      if (page) signal('page', { from: 'rendered' })
      return page
    }
    signal('page', { from: now < entry.renderedAt + freshMs ? 'fresh' : 'aged' })
    if (now < entry.freshUntil) return entry
    entry.freshUntil = now + retryMs
    const rendering = this.#render(key, variant, render).catch((error: unknown): Rendering => {
      this.#options.onError(error)
      return renderingFailed
    })
    const isOld = now - entry.renderedAt > staleMs
    if (!isOld || entry.isStale) return entry
    const rendered = await rendering
    return rendered === renderingFailed ? entry : pageOf(rendered)
  }

  #dropOutdated() {
    const version = this.#options.version()
    if (version === this.#version) return
    this.#version = version
    this.#entries.clear()
    // Pages being rendered now may be based on old sources.
    this.#running.clear()
  }

  #render(key: string, variant: string, render: () => Promise<Rendering>): Promise<Rendering> {
    const name = nameOf(key, variant)
    const running = this.#running.get(name)
    if (running) return running
    const version = this.#version
    const page = render()
      .finally(() => {
        if (this.#running.get(name) === page) this.#running.delete(name)
      })
      .then(
        (rendered) => {
          if (rendered === renderingFailed) this.#markStale(key, variant)
          else if (version === this.#version) this.#store(key, variant, rendered)
          return rendered
        },
        (error: unknown) => {
          this.#markStale(key, variant)
          throw error
        },
      )
    this.#running.set(name, page)
    return page
  }

  #markStale(key: string, variant: string) {
    for (const name of [key, nameOf(key, variant)]) {
      const entry = this.#entries.peek(name)
      if (entry) entry.isStale = true
    }
  }

  #store(key: string, variant: string, page: CachedPage | null) {
    this.#entries.delete(key)
    this.#entries.delete(nameOf(key, variant))
    if (!page) return
    const now = this.#options.now()
    this.#entries.set(page.variant ? nameOf(key, page.variant) : key, {
      ...page,
      renderedAt: now,
      freshUntil: now + freshMs,
      isStale: false,
    })
  }
}
