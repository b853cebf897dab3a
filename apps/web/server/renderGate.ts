export interface RenderGateOptions {
  /** Pages a minute that are rendered for one address; a quarter of them at once. */
  readonly perMinute: number
  readonly now?: () => number
  readonly atOnce?: number
  readonly inLine?: number
}

/** A page is not rendered now; it may be asked for again after so many seconds. */
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

/** More renderings at once make each of them slower and none of them sooner: they share one thread. */
const atOnceByDefault = 8
/** At some 40 ms each, whoever is last in line waits 3 s. */
const inLineByDefault = 64
const mostBuckets = 50_000

/** Bounds what rendering may cost: so many pages a minute for an address, so many at once for everybody. */
export class RenderGate {
  readonly #options: RenderGateOptions
  readonly #buckets = new Map<string, Bucket>()
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(options: RenderGateOptions) {
    this.#options = options
  }

  /** Counts a page to an address. Throws {@link Busy} when it has had its share. */
  count(address: string) {
    const { perMinute, now = () => performance.now() } = this.#options
    const most = Math.max(1, perMinute / 4)
    const time = now()
    const bucket = this.#buckets.get(address) ?? { left: most, at: time }
    bucket.left = Math.min(most, bucket.left + ((time - bucket.at) / 60_000) * perMinute)
    bucket.at = time
    // The least recently seen stands first.
    this.#buckets.delete(address)
    this.#buckets.set(address, bucket)
    if (this.#buckets.size > mostBuckets) this.#buckets.delete(this.#buckets.keys().next().value ?? '')
    if (bucket.left < 1) throw new Busy(429, Math.ceil(((1 - bucket.left) / perMinute) * 60))
    bucket.left -= 1
  }

  /** Renders when it is its turn. Throws {@link Busy} when too many wait already. */
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
      // The place goes on to whoever is next.
      if (next) next()
      else this.#running -= 1
    }
  }
}
