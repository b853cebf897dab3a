import { textFrame } from './textFrame.ts'

/** A listener, as a broadcast needs it. */
export interface Listener {
  /** Number of the last message that it was sent, or that was not for it. */
  heard: number
  push(frame: Buffer): void
}

/** The members of a channel by one spelling, each with the number of the last message sent before it joined. */
export class Audience<T extends Listener> {
  readonly members = new Map<T, number>()
  /** Messages that are being sent to them. */
  underWay = 0
}

interface Message<T extends Listener> {
  readonly number: number
  readonly line: string
  readonly audience: Audience<T>
  /** The lap after which all listeners have been visited. */
  readonly lastLap: number
}

/**
 * About 7 ms: a message to 19,000 connections takes some 300 ms, and a bet that arrives must not wait for all of it.
 */
const perTurn = 500
/** Visiting a listener without messages costs almost nothing. */
const visitsPerTurn = 10 * perTurn

/**
 * Sends to whole channels, some listeners in each turn of the event loop. It visits all listeners in laps, and sends
 * each the messages to its channels since the last visit in one frame, a line each, as Centrifugo's protocol allows: a
 * frame costs as much as its write. So no message waits for another one to finish, which would take 300 ms more: it
 * joins the lap in progress, and has reached all listeners one lap later.
 */
export class Broadcasts<T extends Listener> {
  readonly #everybody: ReadonlySet<T>
  /** Messages to channels so small that one turn is enough. */
  readonly #small = new Map<Audience<T>, string[]>()
  #said: Message<T>[] = []
  readonly #frames = new Map<string, Buffer>()
  #lastNumber = 0
  #lap = 0
  /** Position of the lap; null between two laps. */
  #walk: Iterator<T> | null = null
  #isUnderWay = false

  constructor(everybody: ReadonlySet<T>) {
    this.#everybody = everybody
  }

  /** From now on, the listener gets the messages to an audience. */
  join(audience: Audience<T>, listener: T) {
    this.#tellSmall(audience)
    audience.members.set(listener, this.#lastNumber)
  }

  send(audience: Audience<T>, line: string) {
    const waiting = this.#small.get(audience)
    if (waiting) waiting.push(line)
    else if (audience.members.size <= perTurn && audience.underWay === 0) this.#small.set(audience, [line])
    else this.#sendLarge(audience, line)
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    setImmediate(this.#turn)
  }

  #sendLarge(audience: Audience<T>, line: string) {
    audience.underWay += 1
    this.#lastNumber += 1
    const lastLap = this.#walk ? this.#lap + 1 : this.#lap
    this.#said.push({ number: this.#lastNumber, line, audience, lastLap })
  }

  readonly #turn = () => {
    const [next] = this.#small.keys()
    if (next) this.#tellSmall(next)
    this.#tellLarge()
    this.#isUnderWay = this.#small.size > 0 || this.#said.length > 0
    if (this.#isUnderWay) setImmediate(this.#turn)
  }

  #tellSmall(audience: Audience<T>) {
    const lines = this.#small.get(audience)
    if (!lines) return
    this.#small.delete(audience)
    const frame = textFrame(lines.join('\n'))
    for (const listener of audience.members.keys()) listener.push(frame)
  }

  #tellLarge() {
    for (let writes = 0, visits = 0; writes < perTurn && visits < visitsPerTurn && this.#said.length > 0; visits += 1) {
      this.#walk ??= this.#everybody.values()
      const { value: listener, done } = this.#walk.next()
      if (done) this.#endLap()
      else writes += Number(this.#tell(listener))
    }
  }

  #tell(listener: T): boolean {
    const due = this.#said.filter(
      ({ number, audience }) => number > listener.heard && number > (audience.members.get(listener) ?? number),
    )
    listener.heard = this.#lastNumber
    if (due.length > 0) listener.push(this.#frameOf(due))
    return due.length > 0
  }

  #frameOf(messages: readonly Message<T>[]): Buffer {
    const key = messages.map(({ number }) => number).join()
    const frame = this.#frames.get(key) ?? textFrame(messages.map(({ line }) => line).join('\n'))
    this.#frames.set(key, frame)
    return frame
  }

  #endLap() {
    for (const { audience, lastLap } of this.#said) if (lastLap <= this.#lap) audience.underWay -= 1
    this.#said = this.#said.filter(({ lastLap }) => lastLap > this.#lap)
    this.#frames.clear()
    this.#lap += 1
    this.#walk = null
  }
}
