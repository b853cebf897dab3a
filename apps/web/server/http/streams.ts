import { type Gauge, single } from '@apogee/platform/telemetry'

export interface StreamLimits {
  readonly perAddress: number
  readonly total: number
}

/**
 * Counts a client's long-lived connections, realtime sockets and live table streams, so that no client can occupy all of
 * them.
 */
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

  /** Takes one slot; returns a function that releases it, or null when the address or the process is at its limit. */
  open(address: string): (() => void) | null {
    const open = this.#byAddress.get(address) ?? 0
    if (open >= this.#limits.perAddress || this.#total >= this.#limits.total) return null
    this.#byAddress.set(address, open + 1)
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

/** The number of open connections. */
export const streamsGauge = (streams: Streams): Gauge => ({
  name: 'apogee_streams',
  help: 'Realtime sockets and live-table streams that are open.',
  read: () => single(streams.total),
})
