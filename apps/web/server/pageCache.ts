import type { NonceText } from './nonceText.ts'

/** A page as everybody gets it who fits its key. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>
  readonly text: NonceText
}

interface Entry extends KeptPage {
  readonly renderedAt: number
  freshUntil: number
}

export interface PageCacheOptions {
  readonly now: () => number
  /** Changes when what pages are made of does: then nothing kept counts any more. */
  readonly version: () => string
  readonly onError: (error: unknown) => void
  readonly mostBytes?: number
}

/** So long a page is taken as it is ... */
const freshMs = 10_000
/** ... and so long it is given out while it is rendered again. */
const staleMs = 10 * 60_000
/** After a failed rendering it is tried again so soon. */
const retryMs = 1_000
const mostBytesAsDelivered = 96 * 1024 * 1024

/**
 * Rendered pages by key, the longest unused dropped first. A page is rendered once however many ask for it meanwhile. What
 * `render` answers with null is not kept: the asker renders it for himself.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<KeptPage | null>>()
  #bytes = 0
  #version = ''

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  async get(key: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    this.#dropOutdated()
    const now = this.#options.now()
    const entry = this.#entries.get(key)
    if (!entry || now - entry.renderedAt > staleMs) return this.#render(key, render)
    // To the end of the line: the first of the map is the longest unused.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (now >= entry.freshUntil) {
      entry.freshUntil = now + retryMs
      this.#render(key, render).catch(this.#options.onError)
    }
    return entry
  }

  #dropOutdated() {
    const version = this.#options.version()
    if (version === this.#version) return
    this.#version = version
    this.#entries.clear()
    // What is being rendered now may be made of the old.
    this.#running.clear()
    this.#bytes = 0
  }

  #render(key: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const running = this.#running.get(key)
    if (running) return running
    const version = this.#version
    const page = render().then(
      (kept) => {
        if (this.#running.get(key) === page) this.#running.delete(key)
        if (version === this.#version) this.#keep(key, kept)
        return kept
      },
      (error: unknown) => {
        if (this.#running.get(key) === page) this.#running.delete(key)
        throw error
      },
    )
    this.#running.set(key, page)
    return page
  }

  #keep(key: string, kept: KeptPage | null) {
    this.#drop(key)
    if (!kept) return
    const now = this.#options.now()
    this.#entries.set(key, { ...kept, renderedAt: now, freshUntil: now + freshMs })
    this.#bytes += kept.text.byteLength
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= (this.#options.mostBytes ?? mostBytesAsDelivered)) return
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.text.byteLength
    this.#entries.delete(key)
  }
}
