export interface RenderGateOptions {
  /** Pages rendered per minute for one address; a quarter of them at once. */
  readonly perMinute: number
  readonly now?: () => number
  readonly atOnce?: number
  readonly inLine?: number
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

interface Bucket {
  left: number
  at: number
}

/** More concurrent renderings make each of them slower and none of them faster, because they share one thread. */
const atOnceByDefault = 8
/** At some 40 ms each, the last in the queue waits 3 s. */
const inLineByDefault = 64
const mostBuckets = 50_000

/** Limits rendering: so many pages per minute for one address, and so many at once overall. */
export class RenderGate {
  readonly #options: RenderGateOptions
  readonly #buckets = new Map<string, Bucket>()
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(options: RenderGateOptions) {
    this.#options = options
  }

  /** Counts a page against an address. Throws {@link Busy} when its quota is used up. */
  count(address: string) {
    const { perMinute, now = () => performance.now() } = this.#options
    const most = Math.max(1, perMinute / 4)
    const time = now()
    const bucket = this.#buckets.get(address) ?? { left: most, at: time }
    bucket.left = Math.min(most, bucket.left + ((time - bucket.at) / 60_000) * perMinute)
    bucket.at = time
    // The least recently seen comes first.
    this.#buckets.delete(address)
    this.#buckets.set(address, bucket)
    if (this.#buckets.size > mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value ?? '')
    if (bucket.left < 1) throw new Busy(429, Math.ceil(((1 - bucket.left) / perMinute) * 60))
    bucket.left -= 1
  }

  /** Renders when it is its turn. Throws {@link Busy} when too many are queued already. */
  async run<T>(render: () => Promise<T>): Promise<T> {
    const { atOnce = atOnceByDefault, inLine = inLineByDefault } = this.#options
    if (this.#running >= atOnce) {
      if (this.#line.length >= inLine) throw new Busy(503, 2)
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
