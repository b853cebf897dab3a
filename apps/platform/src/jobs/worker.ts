import type { Db, Row, Tx } from '../core/db/db.ts'
import type { Log } from '../core/log.ts'
import { type Consumer, type OutboxEvent, onOutbox } from '../core/outbox/outbox.ts'

/** Work that time itself asks for: expiries, cleaning. */
export interface Timer {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

export interface WorkerOptions {
  readonly db: Db
  readonly log: Log
  readonly consumers: readonly Consumer[]
  readonly timers?: readonly Timer[]
}

export interface Worker {
  /** Resolves when nothing is left that is due now. */
  drain(): Promise<void>
  /** Finishes the batch at hand and stops. */
  close(): Promise<void>
}

interface EventRow extends Row {
  readonly id: bigint
  readonly topic: string
  readonly payload: unknown
  readonly created_at: Date
}

const batchSize = 50
/** Events of other processes and those that wait for another try are looked for this often. */
const fallbackMs = 1000
/** A delivery that has not answered by then is taken to be lost with its process. */
const leaseSeconds = 60

const due = `not_before IS NULL OR not_before <= clock_timestamp()`

/** Starts the one worker of this process: the outbox and the timers. */
export function startWorker(options: WorkerOptions): Worker {
  return new OutboxWorker(options)
}

class OutboxWorker implements Worker {
  readonly #options: WorkerOptions
  readonly #appliers = new Map<string, ((tx: Tx, event: OutboxEvent) => Promise<void>)[]>()
  readonly #gatherers = new Map<string, ((tx: Tx, events: readonly OutboxEvent[]) => Promise<void>)[]>()
  readonly #deliverers = new Map<string, (event: OutboxEvent) => Promise<void>>()
  readonly #stopListening: () => void
  readonly #intervals: NodeJS.Timeout[]
  readonly #loop: Promise<void>
  #isClosing = false
  #isAwake = true
  #wake: () => void = () => undefined
  #pass: Promise<unknown> = Promise.resolve()

  constructor(options: WorkerOptions) {
    this.#options = options
    for (const consumer of options.consumers) this.#register(consumer)
    this.#stopListening = onOutbox(() => {
      this.#isAwake = true
      this.#wake()
    })
    this.#intervals = (options.timers ?? []).map((timer) => this.#startTimer(timer))
    this.#loop = this.#run()
  }

  async drain() {
    while ((await this.#exclusive()) > 0);
  }

  async close() {
    this.#isClosing = true
    this.#stopListening()
    for (const interval of this.#intervals) clearInterval(interval)
    this.#wake()
    await this.#loop
    await this.#pass.catch(() => undefined)
  }

  #register(consumer: Consumer) {
    const { topic } = consumer
    if ('apply' in consumer) this.#appliers.set(topic, [...(this.#appliers.get(topic) ?? []), consumer.apply])
    else if ('applyAll' in consumer)
      this.#gatherers.set(topic, [...(this.#gatherers.get(topic) ?? []), consumer.applyAll])
    else if (this.#deliverers.has(topic)) throw new Error(`two deliveries of ${topic}: a repeat would repeat both`)
    else this.#deliverers.set(topic, consumer.deliver)
    if ((this.#appliers.has(topic) || this.#gatherers.has(topic)) && this.#deliverers.has(topic))
      throw new Error(`${topic} is both applied and delivered`)
  }

  #startTimer({ name, everyMs, run }: Timer): NodeJS.Timeout {
    let running = false
    const interval = setInterval(() => {
      if (running) return
      running = true
      run()
        .catch((error) => this.#options.log.error({ err: error, timer: name }, 'timer failed'))
        .finally(() => {
          running = false
        })
    }, everyMs)
    return interval.unref()
  }

  async #run() {
    while (!this.#isClosing) {
      this.#isAwake = false
      try {
        if ((await this.#exclusive()) > 0) continue
      } catch (error) {
        this.#options.log.error({ err: error }, 'outbox pass failed')
      }
      if (!this.#isAwake && !this.#isClosing) await this.#sleep()
    }
  }

  #sleep() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, fallbackMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** One batch at a time in this process, whoever asks. Answers how many events were taken. */
  #exclusive(): Promise<number> {
    const next = this.#pass.catch(() => undefined).then(() => this.#batch(batchSize))
    this.#pass = next
    return next
  }

  async #batch(size: number): Promise<number> {
    let delivering: OutboxEvent[] = []
    let taken = 0
    let current: OutboxEvent | undefined
    try {
      await this.#options.db.transaction(async (tx) => {
        const rows = await tx.query<EventRow>(
          `SELECT id, topic, payload, created_at FROM outbox WHERE ${due} ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
          [size],
        )
        taken = rows.length
        if (taken === 0) return
        const events = rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }))
        delivering = events.filter(({ topic }) => this.#deliverers.has(topic))
        for (const event of events) {
          current = event
          for (const apply of this.#appliers.get(event.topic) ?? []) await apply(tx, event)
        }
        for (const [topic, theirs] of Map.groupBy(events, (event) => event.topic)) {
          current = theirs[0]
          for (const applyAll of this.#gatherers.get(topic) ?? []) await applyAll(tx, theirs)
        }
        current = undefined
        await this.#settle(tx, events, delivering)
      })
    } catch (error) {
      if (current === undefined) throw error
      // One event spoils the transaction of all: they are taken again one by one, and the bad one waits.
      if (size > 1) for (let left = taken; left > 0; left -= 1) await this.#batch(1)
      else await this.#postpone(current, error)
      return taken
    }
    for (const event of delivering) await this.#deliver(event)
    return taken
  }

  async #settle(tx: Tx, events: readonly OutboxEvent[], delivering: readonly OutboxEvent[]) {
    const leased = new Set(delivering.map(({ id }) => id))
    const done = events.map(({ id }) => id).filter((id) => !leased.has(id))
    if (done.length > 0) await tx.query('DELETE FROM outbox WHERE id = ANY ($1::bigint[])', [done])
    if (leased.size === 0) return
    await tx.query(
      `UPDATE outbox SET attempts = attempts + 1, not_before = clock_timestamp() + interval '${leaseSeconds} seconds'
        WHERE id = ANY ($1::bigint[])`,
      [[...leased]],
    )
  }

  async #deliver(event: OutboxEvent) {
    try {
      await this.#deliverers.get(event.topic)!(event)
      await this.#options.db.query('DELETE FROM outbox WHERE id = $1', [event.id])
    } catch (error) {
      await this.#postpone(event, error, false)
    }
  }

  /** 1, 2, 4 ... seconds, at most 15 minutes; an event is never given up. */
  async #postpone(event: OutboxEvent, error: unknown, isNewAttempt = true) {
    this.#options.log.error({ err: error, event: event.id.toString(), topic: event.topic }, 'outbox event failed')
    await this.#options.db.query(
      `UPDATE outbox SET attempts = attempts + $3, error = $2,
              not_before = clock_timestamp() + least(900, power(2, least(attempts + $3 - 1, 12))) * interval '1 second'
        WHERE id = $1`,
      [event.id, String(error).slice(0, 500), isNewAttempt ? 1 : 0],
    )
  }
}
