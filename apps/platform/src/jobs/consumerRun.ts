import type { Db, Tx } from '../core/db/db.ts'
import type { Log } from '../core/log.ts'
import {
  type Behind,
  finishWork,
  leaseWork,
  lockNext,
  moveTo,
  postponeWork,
  readEvent,
  renewLease,
  returnLeases,
  setAside,
} from '../core/outbox/eventLog.ts'
import type { EventName } from '../core/outbox/events.ts'
import type { Consumer, OutboxEvent, Reaction } from '../core/outbox/outbox.ts'

/**
 * Events of one transaction. A consumer that falls behind takes more of them, because most of a batch's cost is fixed.
 * A slow batch is followed by smaller ones: it locks the rows it writes until it commits.
 */
const batch = { least: 50, most: 800, shortMs: 20, longMs: 60 }
/** The events of a pause are taken together: what they change is written once. */
const mostAfterPause = 1600

type Rows = NonNullable<Awaited<ReturnType<typeof lockNext>>>['rows']

/** The progress of one consumer through the log. */
export class ConsumerRun {
  readonly #db: Db
  readonly #log: Log
  readonly #name: string
  readonly #topics: readonly EventName[]
  readonly #reactions: readonly Reaction[]
  readonly #delivered: ReadonlySet<string>
  readonly #everyMs: (() => number) | undefined
  #beganAt = Number.NEGATIVE_INFINITY
  #size: number
  #hasMore = false
  #isStopping = false

  constructor(db: Db, log: Log, { name, reactions, everyMs }: Consumer) {
    this.#db = db
    this.#log = log
    this.#name = name
    this.#everyMs = everyMs
    this.#size = everyMs ? mostAfterPause : batch.least
    this.#reactions = reactions
    this.#topics = [...new Set(reactions.map(({ event }) => event))]
    const delivered = reactions.filter(({ kind }) => kind === 'deliver').map(({ event }) => event)
    for (const event of delivered) {
      if (reactions.filter((one) => one.event === event).length > 1)
        throw new Error(`${name} does more with ${event} than deliver it: a repeat would repeat all`)
    }
    this.#delivered = new Set(delivered)
  }

  /** Whether the last pass took as many events as it may: others are waiting. */
  get hasMore(): boolean {
    return this.#hasMore
  }

  /** How long its next pass has to wait; 0 when it is due. */
  get waitMs(): number {
    if (this.#hasMore || !this.#everyMs) return 0
    return Math.max(0, this.#beganAt + this.#everyMs() - performance.now())
  }

  /** The event in progress is finished, and the others leased with it are released to other workers. */
  stop(): void {
    this.#isStopping = true
  }

  /**
   * One batch of the next events and one of those that wait separately, as far as there are any. Returns how many were
   * taken; null when another process has them.
   */
  async pass({ hasNext, hasAlone }: Pick<Behind, 'hasNext' | 'hasAlone'>): Promise<number | null> {
    const began = performance.now()
    this.#beganAt = began
    const taken = hasNext ? await this.#next(this.#size) : 0
    this.#hasMore = taken === this.#size
    if (this.#hasMore) this.#adapt(performance.now() - began)
    else if (this.#everyMs) this.#size = mostAfterPause
    // The pass above only set deliveries aside; they are made here.
    const alone = hasAlone || (hasNext && this.#delivered.size > 0) ? await this.#alone() : 0
    this.#hasMore ||= alone === batch.least
    return taken === null && alone === 0 ? null : (taken ?? 0) + alone
  }

  #adapt(ms: number): void {
    if (ms < batch.shortMs) this.#size = Math.min(batch.most, this.#size * 2)
    else if (ms > batch.longMs) this.#size = Math.max(batch.least, Math.floor(this.#size / 2))
  }

  async #next(size: number): Promise<number | null> {
    let taken = null as number | null
    try {
      await this.#db.transaction(async (tx) => {
        const next = await lockNext(tx, this.#name, this.#topics, size)
        if (!next) return
        taken = next.rows.length
        await this.#apply(tx, next.rows)
        await moveTo(tx, this.#name, next.until)
      })
    } catch (error) {
      if (!taken) throw error
      if (size === 1) await this.#setAside(error)
      else await this.#inHalves(taken)
    }
    return taken
  }

  /**
   * One event fails the transaction of all: the halves without it are processed, and at last only that event is set
   * aside.
   */
  async #inHalves(failed: number): Promise<void> {
    const half = Math.ceil(failed / 2)
    for (let left = failed; left > 0; ) {
      const taken = await this.#next(Math.min(half, left))
      // Another process has taken them in the meantime.
      if (!taken) return
      left -= taken
    }
  }

  async #apply(tx: Tx, rows: Rows): Promise<void> {
    const [outside = [], inside = []] = [true, false].map((is) =>
      rows.filter(({ topic }) => this.#delivered.has(topic) === is),
    )
    await setAside(
      tx,
      this.#name,
      outside.map(({ id }) => id),
    )
    const events = inside.map(readEvent)
    for (const event of events) {
      for (const reaction of this.#reactions)
        if (reaction.kind === 'each' && reaction.event === event.name) await reaction.run(tx, event)
    }
    const many = this.#reactions.filter((reaction) => reaction.kind === 'many')
    const byRun = [...Map.groupBy(many, ({ run }) => run)].map(([run, reactions]) => {
      const names = new Set(reactions.map(({ event }) => event))
      return { run, theirs: events.filter(({ name }) => names.has(name)) }
    })
    const first = ({ theirs: [event] }: (typeof byRun)[number]) => (event ? events.indexOf(event) : -1)
    for (const { run, theirs } of byRun.filter((one) => one.theirs.length > 0).toSorted((a, b) => first(a) - first(b)))
      await run(tx, theirs)
  }

  async #setAside(error: unknown): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const next = await lockNext(tx, this.#name, this.#topics, 1)
      const [row] = next?.rows ?? []
      if (!next || !row) return
      await setAside(tx, this.#name, [row.id])
      await tx.query(
        `UPDATE event_work SET attempts = 1, error = $3, not_before = clock_timestamp() + interval '1 second'
          WHERE consumer = $1 AND event_id = $2`,
        [this.#name, row.id, String(error).slice(0, 500)],
      )
      await moveTo(tx, this.#name, next.until)
      this.#logFailure(row, error)
    })
  }

  async #alone(): Promise<number> {
    const rows = await leaseWork(this.#db, this.#name, batch.least)
    for (const [at, row] of rows.entries()) {
      if (this.#isStopping) {
        await returnLeases(this.#db, this.#name, rows.slice(at))
        return at
      }
      try {
        // One lease covers all of them, and those before this one may have taken longer.
        if (!(await renewLease(this.#db, this.#name, row))) continue
        const event = readEvent(row)
        if (this.#delivered.has(event.name)) await this.#deliver(event)
        else await this.#applyAlone(row)
      } catch (error) {
        this.#logFailure(row, error)
        await postponeWork(this.#db, this.#name, row, error)
      }
    }
    return rows.length
  }

  async #applyAlone(row: Rows[number]): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (await finishWork(tx, this.#name, row.id)) await this.#apply(tx, [row])
    })
  }

  async #deliver(event: OutboxEvent): Promise<void> {
    for (const reaction of this.#reactions)
      if (reaction.kind === 'deliver' && reaction.event === event.name) await reaction.run(event)
    await finishWork(this.#db, this.#name, event.id)
  }

  #logFailure({ id, topic }: Rows[number], error: unknown): void {
    this.#log.error({ err: error, consumer: this.#name, event: id.toString(), topic }, 'event failed')
  }
}
