/**
 * A TTL cache. Expired entries are deleted on insertion, not only when it is full: values of past visitors must not
 * pile up.
 */
export class Kept<T> {
  readonly #forMs: number
  readonly #most: number
  /** The oldest first. */
  readonly #held = new Map<string, { readonly value: T; readonly at: number }>()

  constructor(forMs: number, most: number) {
    this.#forMs = forMs
    this.#most = most
  }

  get(key: string, now: number): T | undefined {
    const known = this.#held.get(key)
    // A sandbox may have moved the clock back.
    return known && Math.abs(now - known.at) < this.#forMs ? known.value : undefined
  }

  set(key: string, value: T, now: number) {
    this.#held.delete(key)
    this.#held.set(key, { value, at: now })
    for (const [oldest, { at }] of this.#held) {
      if (Math.abs(now - at) < this.#forMs && this.#held.size <= this.#most) return
      this.#held.delete(oldest)
    }
  }

  delete(key: string) {
    this.#held.delete(key)
  }

  *entries(): Iterable<readonly [key: string, value: T]> {
    for (const [key, { value }] of this.#held) yield [key, value]
  }
}
