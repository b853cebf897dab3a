import { Worker } from 'node:worker_threads'
import { keyOf, type MediaOrder, type PictureDetail } from './mediaOrder.ts'

/** Draws one order; rejects when it cannot. */
export interface Drawer {
  draw(order: MediaOrder): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  order: MediaOrder
  done: PromiseWithResolvers<void>
}

/**
 * Orders beyond this are rejected: a page needs about forty, and the visitor would have left before the two thousandth.
 */
const MAX_WAITING = 2000

export class QueueFull extends Error {}

/** Ornaments: pages work without them. */
const isOrnament = ({ what }: MediaOrder): boolean => what === 'hero' || what === 'logo' || what === 'gameShare'

/**
 * Shares drawers between requested pictures (newest first: that page is still open; ornaments last) and prefetched ones
 * (in order). The same files are never drawn twice at once.
 */
export class DrawQueue {
  readonly #idle: Drawer[]
  readonly #all: readonly Drawer[]
  readonly #requested = new Map<string, Waiting>()
  readonly #ahead = new Map<string, Waiting>()
  readonly #drawing = new Map<string, Waiting>()
  #closed = false

  constructor(drawers: readonly Drawer[]) {
    this.#all = drawers
    this.#idle = [...drawers]
  }

  /** Resolves when the order's files exist. `isAgain`: a repeated request, which keeps its place in the queue. */
  request(order: MediaOrder, isAgain = false): Promise<void> {
    const key = keyOf(order)
    const drawing = this.#drawing.get(key)
    if (drawing) return drawing.done.promise
    const waitsAlready = this.#requested.get(key)
    if (isAgain && waitsAlready) return waitsAlready.done.promise
    const known = waitsAlready ?? this.#ahead.get(key)
    if (!known && this.#requested.size >= MAX_WAITING)
      return Promise.reject(new QueueFull('Too many pictures are waiting.'))
    const waiting = known ?? { order, done: Promise.withResolvers<void>() }
    this.#ahead.delete(key)
    this.#requested.delete(key)
    this.#requested.set(key, waiting)
    this.#next()
    return waiting.done.promise
  }

  /** As `ask`, but after all requested pictures. */
  drawAhead(order: MediaOrder): Promise<void> {
    const key = keyOf(order)
    const known = this.#drawing.get(key) ?? this.#requested.get(key) ?? this.#ahead.get(key)
    if (known) return known.done.promise
    const waiting = { order, done: Promise.withResolvers<void>() }
    this.#ahead.set(key, waiting)
    this.#next()
    return waiting.done.promise
  }

  #next(): void {
    if (this.#closed) return
    const asked = [...this.#requested]
    const newest = asked.findLast(([, { order }]) => !isOrnament(order)) ?? asked.at(-1)
    const key = newest?.[0] ?? this.#ahead.keys().next().value
    if (key === undefined) return
    const waiting = this.#requested.get(key) ?? this.#ahead.get(key)
    const drawer = this.#idle.pop()
    if (!drawer || !waiting) return
    this.#requested.delete(key)
    this.#ahead.delete(key)
    this.#drawing.set(key, waiting)
    drawer
      .draw(waiting.order)
      .then(waiting.done.resolve, waiting.done.reject)
      .finally(() => {
        this.#drawing.delete(key)
        this.#idle.push(drawer)
        this.#next()
      })
    this.#next()
  }

  /** Rejects pending orders and closes the drawers. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { done } of [...this.#requested.values(), ...this.#ahead.values()]) {
      // Some orders were placed ahead, and no request awaits them.
      done.promise.catch(() => undefined)
      done.reject(new Error('The media service is closing.'))
    }
    this.#requested.clear()
    this.#ahead.clear()
    await Promise.all(this.#all.map((drawer) => drawer.close()))
  }
}

/** An idle thread uses some 150 MB: it ends after this long and starts again with the next order. */
const idleMs = 20_000

/** A drawer in its own thread, which starts with the first order and again after a crash or an idle stop. */
export function threadDrawer(folder: string, detail: PictureDetail, restMs = idleMs): Drawer {
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let pending: PromiseWithResolvers<void> | undefined
  const start = (): Worker => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { folder, detail },
      execArgv: [],
    })
    thread.unref()
    // Under `node --watch`, Node itself sends the thread's imports here, as objects.
    thread.on('message', (problem: string | null | object) => {
      if (problem === null) pending?.resolve()
      else if (typeof problem === 'string') pending?.reject(new Error(problem))
    })
    thread.on('error', (error) => pending?.reject(error))
    thread.on('exit', () => {
      if (worker !== thread) return
      worker = undefined
      pending?.reject(new Error('The drawing thread ended.'))
    })
    return thread
  }
  const end = async () => {
    clearTimeout(rest)
    const thread = worker
    worker = undefined
    await thread?.terminate()
  }
  const restLater = () => {
    rest = setTimeout(end, restMs)
    rest.unref()
  }
  return {
    draw: (order) => {
      clearTimeout(rest)
      worker ??= start()
      pending = Promise.withResolvers<void>()
      worker.postMessage(order)
      return pending.promise.finally(restLater)
    },
    close: async () => {
      const given = pending
      await end()
      given?.reject(new Error('The drawing thread ended.'))
    },
  }
}
