import { textFrame } from './textFrame.ts'

/** A listener, as a broadcast needs it. */
export interface Receiver {
  /** Number of the last message that it was sent, or that was not for it. */
  lastReceived: number
  push(frame: Buffer): void
}

/** The members of a channel by one spelling, each with the number of the last message sent before it joined. */
export class Audience<T extends Receiver> {
  readonly members = new Map<T, number>()
  /** Messages that are being sent to them. */
  inProgress = 0
}

interface Message<T extends Receiver> {
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
export class Broadcasts<T extends Receiver> {
  readonly #receivers: ReadonlySet<T>
  /** Messages to channels so small that one turn is enough. */
  readonly #small = new Map<Audience<T>, string[]>()
  #messages: Message<T>[] = []
  readonly #frames = new Map<string, Buffer>()
  #lastNumber = 0
  #lap = 0
  /** Position of the lap; null between two laps. */
  #walk: Iterator<T> | null = null
  #isSending = false

  constructor(everybody: ReadonlySet<T>) {
    this.#receivers = everybody
  }

  /** From now on, the listener gets the messages to an audience. */
  join(audience: Audience<T>, listener: T) {
    this.#deliverSmall(audience)
    audience.members.set(listener, this.#lastNumber)
  }

  send(audience: Audience<T>, line: string) {
    const waiting = this.#small.get(audience)
    if (waiting) waiting.push(line)
    else if (audience.members.size <= perTurn && audience.inProgress === 0) this.#small.set(audience, [line])
    else this.#sendLarge(audience, line)
    if (this.#isSending) return
    this.#isSending = true
    setImmediate(this.#turn)
  }

  #sendLarge(audience: Audience<T>, line: string) {
    audience.inProgress += 1
    this.#lastNumber += 1
    const lastLap = this.#walk ? this.#lap + 1 : this.#lap
    this.#messages.push({ number: this.#lastNumber, line, audience, lastLap })
  }

  readonly #turn = () => {
    const [next] = this.#small.keys()
    if (next) this.#deliverSmall(next)
    this.#deliverLarge()
    this.#isSending = this.#small.size > 0 || this.#messages.length > 0
    if (this.#isSending) setImmediate(this.#turn)
  }

  #deliverSmall(audience: Audience<T>) {
    const lines = this.#small.get(audience)
    if (!lines) return
    this.#small.delete(audience)
    const frame = textFrame(lines.join('\n'))
    for (const listener of audience.members.keys()) listener.push(frame)
  }

  #deliverLarge() {
    for (
      let writes = 0, visits = 0;
      writes < perTurn && visits < visitsPerTurn && this.#messages.length > 0;
      visits += 1
    ) {
      this.#walk ??= this.#receivers.values()
      const { value: listener, done } = this.#walk.next()
      if (done) this.#endLap()
      else writes += Number(this.#deliver(listener))
    }
  }

  #deliver(listener: T): boolean {
    const due = this.#messages.filter(
      ({ number, audience }) => number > listener.lastReceived && number > (audience.members.get(listener) ?? number),
    )
    listener.lastReceived = this.#lastNumber
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
    for (const { audience, lastLap } of this.#messages) if (lastLap <= this.#lap) audience.inProgress -= 1
    this.#messages = this.#messages.filter(({ lastLap }) => lastLap > this.#lap)
    this.#frames.clear()
    this.#lap += 1
    this.#walk = null
  }
}
