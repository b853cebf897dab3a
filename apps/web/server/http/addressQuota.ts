import { LRUCache } from 'lru-cache'

interface Bucket {
  left: number
  at: number
}

const maxBuckets = 50_000

/** Limits an address to a number of requests per minute, a quarter of them at once. */
export class AddressQuota {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxBuckets })

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute
    this.#now = now
  }

  /** Counts one request; returns the seconds to wait when the quota is used up, else 0. */
  consume(address: string): number {
    const max = Math.max(1, this.#perMinute / 4)
    const time = this.#now()
    const bucket = this.#buckets.get(address) ?? { left: max, at: time }
    bucket.left = Math.min(max, bucket.left + ((time - bucket.at) / 60_000) * this.#perMinute)
    bucket.at = time
    this.#buckets.set(address, bucket)
    if (bucket.left < 1) return Math.ceil(((1 - bucket.left) / this.#perMinute) * 60)
    bucket.left -= 1
    return 0
  }
}
