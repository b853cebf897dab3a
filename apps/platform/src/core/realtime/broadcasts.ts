import { textFrame } from './textFrame.ts'

/** One who listens, as a broadcast needs them. */
export interface Listener {
  /** Number of the last message that they were sent, or that was not for them. */
  heard: number
  push(frame: Buffer): void
}

/** Everybody who has joined a channel by one spelling, with the number of the last message that was said before. */
export class Audience<T extends Listener> {
  readonly members = new Map<T, number>()
  /** Messages that are on their way to them. */
  underWay = 0
}

interface Message<T extends Listener> {
  readonly number: number
  readonly line: string
  readonly audience: Audience<T>
  /** When this lap is over, everybody has been visited. */
  readonly lastLap: number
}

/** About 7 ms: a message to 19,000 connections takes some 300 ms, and a bet that comes meanwhile must not wait for all of it. */
const perTurn = 500
/** Who has nothing to hear costs next to nothing. */
const visitsPerTurn = 10 * perTurn

/**
 * Sends to whole channels, some listeners in each turn of the event loop. It visits everybody in laps, and gives each all that was said
 * to their channels since the last visit in one frame, a line each, as Centrifugo's protocol allows: a frame costs as much as its write.
 * So no message waits for another one, which would be 300 ms more: it begins where the lap is, and has reached everybody after one.
 */
export class Broadcasts<T extends Listener> {
  readonly #everybody: ReadonlySet<T>
  /** To so few that they are told in one turn. */
  readonly #small = new Map<Audience<T>, string[]>()
  #said: Message<T>[] = []
  readonly #frames = new Map<string, Buffer>()
  #lastNumber = 0
  #lap = 0
  /** Where the lap is; null between two. */
  #walk: Iterator<T> | null = null
  #isUnderWay = false

  constructor(everybody: ReadonlySet<T>) {
    this.#everybody = everybody
  }

  /** From now on they hear what is said to an audience. */
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
