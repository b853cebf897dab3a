export interface AdmissionLimits {
  /** Begun in one turn of the event loop. */
  readonly perTurn: number
  /** In progress at once: they wait for the database. */
  readonly inProgress: number
  /** Maximum length of the queue. */
  readonly queued: number
}

/**
 * For twenty thousand connections that return at once. One costs about as much as a call; eight per turn of the event
 * loop leave time for other requests. The queue is as long as a process can work off within some seconds: connections
 * further back would time out anyway.
 */
const usual: AdmissionLimits = { perTurn: 8, inProgress: 256, queued: 3000 }

const nothing = () => undefined

/**
 * Accepts a few connections in each turn of the event loop. A connection that arrives at an empty queue is accepted at
 * once.
 */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<() => void>()
  #inTurn = 0
  #inProgress = 0
  #isTurnScheduled = false

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...usual, ...limits }
  }

  /** Length of the queue. */
  get waiting(): number {
    return this.#queue.size
  }

  /**
   * Calls `admit`, which never rejects, when it is its turn. Returns a function that leaves the queue; null when it is
   * full.
   */
  enqueue(admit: () => Promise<void>): (() => void) | null {
    if (this.#queue.size === 0 && this.#hasRoom()) {
      this.#begin(admit)
      return nothing
    }
    if (this.#queue.size >= this.#limits.queued) return null
    const begin = () => this.#begin(admit)
    this.#queue.add(begin)
    return () => void this.#queue.delete(begin)
  }

  #hasRoom(): boolean {
    return this.#inTurn < this.#limits.perTurn && this.#inProgress < this.#limits.inProgress
  }

  #begin(admit: () => Promise<void>) {
    this.#inTurn += 1
    this.#inProgress += 1
    this.#scheduleTurn()
    void admit().finally(() => {
      this.#inProgress -= 1
      if (this.#queue.size > 0) this.#scheduleTurn()
    })
  }

  #scheduleTurn() {
    if (this.#isTurnScheduled) return
    this.#isTurnScheduled = true
    setImmediate(() => this.#turn())
  }

  #turn() {
    this.#isTurnScheduled = false
    this.#inTurn = 0
    for (const begin of this.#queue) {
      if (!this.#hasRoom()) return
      this.#queue.delete(begin)
      begin()
    }
  }
}
