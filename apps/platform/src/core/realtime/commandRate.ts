const sinceStart = () => performance.now()

/** This many commands per second, and up to one second's worth at once. */
export class CommandRate {
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor(perSecond: number, now: () => number = sinceStart) {
    this.#perSecond = perSecond
    this.#now = now
    this.#left = perSecond
    this.#at = now()
  }

  /** False if the limit is exceeded. */
  take(count: number): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (count > this.#left) return false
    this.#left -= count
    return true
  }
}
