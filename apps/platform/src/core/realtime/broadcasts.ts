import { textFrame } from './textFrame.ts'

/** One who listens, as a broadcast needs them. */
export interface Listener {
  push(frame: Buffer): void
}

/** Everybody who has joined a channel by one spelling, and what waits to be sent to them. */
export class Audience<T extends Listener> {
  readonly members = new Set<T>()
  readonly waiting: string[] = []
}

/** About 7 ms: a message to 19,000 connections takes some 300 ms, and a bet that comes meanwhile must not wait for all of it. */
const perTurn = 500

/**
 * Sends to whole channels, some listeners in each turn of the event loop, one message after the other. What is said to a channel in the
 * same turn, or while it waits, leaves in one frame, a line each, as Centrifugo's protocol allows: a frame costs as much as its write.
 */
export class Broadcasts<T extends Listener> {
  readonly #queue = new Set<Audience<T>>()
  #isUnderWay = false

  /** Sends a line to those who are members when it is its turn. */
  send(audience: Audience<T>, line: string) {
    audience.waiting.push(line)
    this.#queue.add(audience)
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    setImmediate(() => this.#next())
  }

  #next() {
    for (const audience of this.#queue) {
      this.#queue.delete(audience)
      const frame = textFrame(audience.waiting.splice(0).join('\n'))
      return this.#tell(audience, [...audience.members], frame, 0)
    }
    this.#isUnderWay = false
  }

  #tell(audience: Audience<T>, listeners: readonly T[], frame: Buffer, from: number) {
    // Some have left since.
    for (const listener of listeners.slice(from, from + perTurn))
      if (audience.members.has(listener)) listener.push(frame)
    const told = from + perTurn
    if (told >= listeners.length) this.#next()
    else setImmediate(() => this.#tell(audience, listeners, frame, told))
  }
}
