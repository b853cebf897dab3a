import { AddressQuota } from '../http/addressQuota.ts'

export interface RenderGateOptions {
  /** Pages rendered per minute for one address; a quarter of them at once. */
  readonly perMinute: number
  readonly now?: () => number
  readonly maxConcurrent?: number
  readonly maxQueued?: number
}

/** The page cannot be rendered now; the client may retry after this many seconds. */
export class Busy extends Error {
  override name = 'Busy'
  readonly status: 429 | 503
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter: number) {
    super(`rendering is refused with ${status}`)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** More concurrent renderings make each of them slower and none of them faster, because they share one thread. */
const defaultConcurrent = 8
/** At some 40 ms each, the last in the queue waits 3 s. */
const defaultQueued = 64

/** Limits rendering: pages per minute for one address, and concurrent pages overall. */
export class RenderGate {
  readonly #options: RenderGateOptions
  readonly #quota: AddressQuota
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(options: RenderGateOptions) {
    this.#options = options
    this.#quota = new AddressQuota(options.perMinute, options.now)
  }

  /** Counts a page against an address. Throws {@link Busy} when its quota is used up. */
  count(address: string) {
    const retryAfter = this.#quota.consume(address)
    if (retryAfter > 0) throw new Busy(429, retryAfter)
  }

  /** Renders when it is its turn. Throws {@link Busy} when too many are queued already. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    const { maxConcurrent = defaultConcurrent, maxQueued = defaultQueued } = this.#options
    if (this.#running >= maxConcurrent) {
      if (this.#line.length >= maxQueued) throw new Busy(503, 2)
      await new Promise<void>((go) => this.#line.push(go))
    } else this.#running += 1
    try {
      return await render()
    } finally {
      const next = this.#line.shift()
      // The slot passes to the next in the queue.
      if (next) next()
      else this.#running -= 1
    }
  }
}
