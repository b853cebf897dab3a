/** Arrivals count for one to two of these. */
const halfMs = 5000
/**
 * A page that is back reads again whatever it shows, some ten calls. Two hundred pages a second are as many calls as one process
 * answers beside everything else; past half a minute what is shown would be too old.
 */
const readMs = { eachPage: 5, most: 30_000 }

/** Counts connections that arrive, and says within what time their pages should read again what they show. */
export class Arrivals {
  readonly #now: () => number
  #since: number
  #before = 0
  #lately = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  /** Counts one more; answers milliseconds, next to none when hardly anybody has come. */
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
