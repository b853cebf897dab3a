/** Arrivals count for one to two periods of this length. */
const halfMs = 5000
/**
 * A page that reconnects reloads its data, some ten calls. The calls of two hundred pages per second are all that a
 * process can answer in addition to its other work; after half a minute the displayed data would be too old.
 */
const readMs = { eachPage: 5, most: 30_000 }

/** Counts connections that arrive, and returns the time over which their pages should spread their reloads. */
export class Arrivals {
  readonly #now: () => number
  #since: number
  #before = 0
  #lately = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  /** Counts one more; returns milliseconds, almost zero under low load. */
  count(): number {
    const halves = Math.floor((this.#now() - this.#since) / halfMs)
    if (halves > 0) {
      this.#before = halves === 1 ? this.#lately : 0
      this.#lately = 0
      this.#since += halves * halfMs
    }
    this.#lately += 1
    return Math.min(readMs.most, (this.#before + this.#lately) * readMs.eachPage)
  }
}
