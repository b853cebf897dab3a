export interface StreamLimits {
  readonly perAddress: number
  readonly total: number
}

/** Counts what a client holds open for long, realtime sockets and streams of live tables, so that nobody can hold all of it. */
export class Streams {
  readonly #limits: StreamLimits
  readonly #byAddress = new Map<string, number>()
  #total = 0

  constructor(limits: StreamLimits) {
    this.#limits = limits
  }

  get total(): number {
    return this.#total
  }

  /** Takes one place; answers how to give it back, or null when the address or the process has no more. */
  open(address: string): (() => void) | null {
    const held = this.#byAddress.get(address) ?? 0
    if (held >= this.#limits.perAddress || this.#total >= this.#limits.total) return null
    this.#byAddress.set(address, held + 1)
    this.#total += 1
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      this.#total -= 1
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, left)
    }
  }
}
