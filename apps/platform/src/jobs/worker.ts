import { setTimeout as sleep } from 'node:timers/promises'
import { valueAt } from '@apogee/rules/validation/required'
import type { Clock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import type { Log } from '../core/log.ts'
import { type Behind, behind, enrol, sequence, type Wanted, wantedBy } from '../core/outbox/eventLog.ts'
import { type Consumer, onOutbox } from '../core/outbox/outbox.ts'
import type { Timer } from '../core/timer.ts'
import { ConsumerRun } from './consumerRun.ts'

export interface WorkerOptions {
  readonly db: Db
  readonly log: Log
  readonly consumers: readonly Consumer[]
  readonly timers?: readonly Timer[]
  /** When it is moved, the timers run at once: work due by the new time does not wait for the next turn. */
  readonly clock?: Pick<Clock, 'onMove'>
  /** Whether this node runs the timers; always, if there is only one node. */
  readonly runsTimers?: () => boolean
}

export interface Worker {
  /** Resolves when nothing is due now. */
  drain(): Promise<void>
  /** Finishes the current batch and stops. */
  close(): Promise<void>
}

/** How often to look for events of other processes and for those that wait for another attempt. */
const fallbackMs = 1000

/** Pause before the next check for work that another process is doing. */
const remoteMs = 5

/**
 * Under load, passes begin this far apart unless there are more events than one pass takes: most of a pass's cost is
 * the same for one event and for fifty. A pass with few events, counted for each consumer, is followed sooner: a single
 * player need not wait.
 */
const pace = { maxMs: 100, perEventMs: 2 }

/** How many events were taken, whether more are waiting, and whether another process holds some. */
interface Pass {
  readonly taken: number
  readonly hasMore: boolean
  readonly isRemote: boolean
  /** Until the next consumer that has waiting events and is not due yet. */
  readonly waitMs: number
}

interface PassMode {
  /** All consumers are due. */
  readonly isDraining: boolean
}

/** Starts the one worker of this process: the outbox, and the timers while they are its own. */
export function startWorker(options: WorkerOptions): Worker {
  return new OutboxWorker(options)
}

class OutboxWorker implements Worker {
  readonly #options: WorkerOptions
  readonly #wanted: Wanted
  readonly #first: ReadonlySet<string>
  readonly #runs = new Map<string, ConsumerRun>()
  readonly #stopListening: () => void
  readonly #stopWatching: (() => void) | undefined
  readonly #stopTimers: readonly (() => void)[]
  readonly #loop: Promise<void>
  readonly #closing = new AbortController()
  #isEnrolled = false
  #isAwake = true
  #wake: () => void = () => undefined
  #pass: Promise<unknown> = Promise.resolve()

  constructor(options: WorkerOptions) {
    this.#options = options
    this.#wanted = wantedBy(options.consumers)
    this.#first = new Set(options.consumers.filter(({ isFirst }) => isFirst).map(({ name }) => name))
    for (const consumer of options.consumers) {
      if (this.#runs.has(consumer.name)) throw new Error(`two consumers are called ${consumer.name}`)
      this.#runs.set(consumer.name, new ConsumerRun(options.db, options.log, consumer))
    }
    this.#stopListening = onOutbox(() => {
      this.#isAwake = true
      this.#wake()
    })
    const timers = (options.timers ?? []).map((timer) => ({ everyMs: timer.everyMs, run: this.#runOf(timer) }))
    // The timers are spread out: all at one moment would delay the requests of that moment.
    this.#stopTimers = timers.map(({ everyMs, run }, at) => again(run, everyMs, (everyMs * (at + 1)) / timers.length))
    this.#stopWatching = options.clock?.onMove?.(() => {
      for (const { run } of timers) run()
    })
    this.#loop = this.#run()
  }

  async drain() {
    for (;;) {
      const { taken, isRemote } = await this.#exclusive({ isDraining: true })
      if (taken > 0) continue
      if (!isRemote) return
      await sleep(remoteMs)
    }
  }

  async close() {
    this.#closing.abort()
    this.#stopListening()
    this.#stopWatching?.()
    for (const stop of this.#stopTimers) stop()
    for (const run of this.#runs.values()) run.stop()
    this.#wake()
    await this.#loop
    // The caller of that pass gets its error.
    await this.#pass.catch(() => undefined)
  }

  /** One run of a timer; runs never overlap. */
  #runOf({ name, run }: Timer): () => void {
    let running = false
    const { runsTimers = () => true } = this.#options
    return () => {
      if (running || !runsTimers()) return
      running = true
      run()
        .catch((error) => this.#options.log.error({ err: error, timer: name }, 'timer failed'))
        .finally(() => {
          running = false
        })
    }
  }

  async #run() {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const began = performance.now()
      let sleepMs = fallbackMs
      this.#isAwake = false
      try {
        const { taken, hasMore, waitMs } = await this.#exclusive({ isDraining: false })
        sleepMs = Math.min(sleepMs, waitMs)
        if (taken > 0) {
          const next = began + Math.min(pace.maxMs, taken * pace.perEventMs)
          // The sleep rejects only when the worker closes.
          if (!hasMore) await sleep(Math.max(0, next - performance.now()), undefined, { signal }).catch(() => undefined)
          continue
        }
      } catch (error) {
        this.#options.log.error({ err: error }, 'outbox pass failed')
      }
      if (!this.#isAwake && !signal.aborted) await this.#sleep(sleepMs)
    }
  }

  #sleep(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** One batch at a time in this process, for all callers. */
  #exclusive(mode: PassMode): Promise<Pass> {
    // The caller of the previous pass gets its error; this one starts a new pass.
    const next = this.#pass.catch(() => undefined).then(() => this.#batch(mode))
    this.#pass = next
    return next
  }

  async #batch({ isDraining }: PassMode): Promise<Pass> {
    const { db, consumers, log } = this.#options
    if (consumers.length === 0) return { taken: 0, hasMore: false, isRemote: false, waitMs: fallbackMs }
    if (!this.#isEnrolled) await enrol(db, consumers)
    this.#isEnrolled = true
    let taken = await sequence(db)
    let [hasMore, isRemote] = [false, false]
    let waitMs = fallbackMs
    const todos = await behind(db, this.#wanted)
    const isLater = ({ consumer }: Behind) => Number(!this.#first.has(consumer))
    for (const todo of todos.toSorted((one, other) => isLater(one) - isLater(other))) {
      const { consumer: name } = todo
      const run = valueAt(this.#runs, name)
      if (run.waitMs > 0 && !isDraining) {
        waitMs = Math.min(waitMs, run.waitMs)
        continue
      }
      try {
        const done = await run.pass(todo)
        taken += done ?? 0
        hasMore ||= run.hasMore
        isRemote ||= done === null
      } catch (error) {
        // The database may have failed one of them; the others continue.
        log.error({ err: error, consumer: name }, 'consumer failed')
      }
    }
    return { taken, hasMore, isRemote, waitMs }
  }
}

/**
 * Runs something periodically, the first time after `firstMs`. Returns a function that stops it. Each timer keeps its distance to
 * the others: intervals of the same length fire together for ever once a pause has made them late, and an idle server then keeps
 * a connection of 4 to 8 MB for each.
 */
function again(run: () => void, everyMs: number, firstMs: number): () => void {
  let due = performance.now() + firstMs
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    timer = setTimeout(() => {
      const missed = Math.max(0, Math.floor((performance.now() - due) / everyMs))
      due += everyMs * (1 + missed)
      wait()
      run()
    }, due - performance.now()).unref()
  }
  wait()
  return () => clearTimeout(timer)
}
