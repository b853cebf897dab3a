export interface AdmissionLimits {
  /** Begun in one turn of the event loop. */
  readonly perTurn: number
  /** Under way at once: they wait for the database. */
  readonly underWay: number
  /** Those who wait for their turn. */
  readonly waiting: number
}

/**
 * For twenty thousand connections that return at once. One costs about as much as a call; eight of them a turn leave the loop to
 * whatever else has come meanwhile. What waits is what a process lets in within some seconds: more would wait in vain.
 */
const usual: AdmissionLimits = { perTurn: 8, underWay: 256, waiting: 3000 }

const nothing = () => undefined

/** Lets in one connection after the other, a few in each turn of the event loop. Whoever comes while nobody waits is let in at once. */
export class Admission {
  readonly #limits: AdmissionLimits
  readonly #queue = new Set<() => void>()
  #inTurn = 0
  #underWay = 0
  #isTurnDue = false

  constructor(limits: Partial<AdmissionLimits> = {}) {
    this.#limits = { ...usual, ...limits }
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.size
  }

  /** Calls `admit`, which never rejects, when it is its turn. Returns how to leave the queue; null when it is full. */
  enter(admit: () => Promise<void>): (() => void) | null {
    if (this.#queue.size === 0 && this.#hasRoom()) {
      this.#begin(admit)
      return nothing
    }
    if (this.#queue.size >= this.#limits.waiting) return null
    const begin = () => this.#begin(admit)
    this.#queue.add(begin)
    return () => void this.#queue.delete(begin)
  }

  #hasRoom(): boolean {
    return this.#inTurn < this.#limits.perTurn && this.#underWay < this.#limits.underWay
  }

  #begin(admit: () => Promise<void>) {
    this.#inTurn += 1
    this.#underWay += 1
    this.#turnSoon()
    void admit().finally(() => {
      this.#underWay -= 1
      if (this.#queue.size > 0) this.#turnSoon()
    })
  }

  #turnSoon() {
    if (this.#isTurnDue) return
    this.#isTurnDue = true
    setImmediate(() => this.#turn())
  }

  #turn() {
    this.#isTurnDue = false
    this.#inTurn = 0
    for (const begin of this.#queue) {
      if (!this.#hasRoom()) return
      this.#queue.delete(begin)
      begin()
    }
  }
}
