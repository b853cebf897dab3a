interface Stored {
  readonly name: string
  readonly frame: Buffer
}

/** More messages than this within its short life: the page refetches its data instead. */
const maxFrames = 100

/** The messages to a player since their page was rendered, for its connection, which opens a moment later. */
export class Mailbox {
  readonly playerId: bigint
  readonly #stored: Stored[] = []
  #isFull = false

  constructor(playerId: bigint) {
    this.playerId = playerId
  }

  /** The page may subscribe to any channel. */
  spellingsOf(name: string): readonly string[] {
    return [name]
  }

  receive(name: string, frame: Buffer) {
    if (this.#stored.length < maxFrames) this.#stored.push({ name, frame })
    else this.#isFull = true
  }

  /** The messages to a channel; null if some were dropped. */
  framesOf(name: string): readonly Buffer[] | null {
    if (this.#isFull) return null
    return this.#stored.flatMap((each) => (each.name === name ? [each.frame] : []))
  }
}
