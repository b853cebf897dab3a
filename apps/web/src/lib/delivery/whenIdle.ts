/** The page counts as idle after this long without a press, key or scroll. */
const idleMs = 1_000
/**
 * If the page is never idle, the tasks run after this long anyway; later while the visitor is searching, because the
 * search covers everything they would change.
 */
const maxWaitMs = { typing: 5_000, searching: 30_000 }
/** The maximum wait for a browser that is never idle. */
const freeMs = 3_000

interface Waiting {
  readonly run: () => void
  readonly since: number
}

let usedAt = 0
let waiting: readonly Waiting[] = []
let isPolling = false
let holds = 0
let releasedAt = Number.NEGATIVE_INFINITY

if ('document' in globalThis) {
  const note = () => {
    usedAt = performance.now()
  }
  for (const event of ['pointerdown', 'keydown', 'input', 'scroll'])
    addEventListener(event, note, { capture: true, passive: true })
}

// The next keystroke usually follows soon.
const isTyping = () => document.activeElement?.matches('input,textarea')
const isSearching = () => document.activeElement?.matches('[role=searchbox]')

/** Until the returned function is called the page is not idle: the tasks would take frames from a motion. */
export function holdIdle(): () => void {
  holds += 1
  return () => {
    holds -= 1
    releasedAt = performance.now()
  }
}
/** The next motion may begin soon after the last: a tile's sheet closes, then its game opens. */
export const isHeld = (): boolean => holds > 0 || performance.now() - releasedAt < idleMs

/**
 * Runs when the page has been idle for a second: for work that no visitor is waiting for. Tasks run one at a time, and
 * the page must be idle before each of them. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const one = { run, since: performance.now() }
  waiting = [...waiting, one]
  if (!isPolling) poll()
  return () => {
    waiting = waiting.filter((each) => each !== one)
  }
}

function poll(): void {
  const [first] = waiting
  isPolling = first !== undefined
  if (!first) return
  const { since } = first
  const restsAt = holds > 0 || isTyping() ? Number.POSITIVE_INFINITY : Math.max(since, usedAt, releasedAt) + idleMs
  const leftMs = Math.min(restsAt, since + maxWaitMs[isSearching() ? 'searching' : 'typing']) - performance.now()
  if (leftMs > 0) setTimeout(poll, Math.min(leftMs, idleMs))
  // A busy browser is never idle: without the limit each task would wait its own few seconds, one after another.
  else whenFree(next, Math.max(1, Math.min(freeMs, since + maxWaitMs.typing - performance.now())))
}

function next(): void {
  const [first, ...others] = waiting
  waiting = others
  setTimeout(poll)
  first?.run()
}

/** The visitor's first input on this page: a press, a key, a movement of the pointer or a scroll of the page. */
export const firstUse = new Promise<void>((resolve) => {
  if (!('document' in globalThis)) return
  for (const event of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(event, () => resolve(), { capture: true, passive: true, once: true })
  // Without `capture`: a banner slider that scrolls automatically is no input.
  addEventListener('scroll', () => resolve(), { passive: true, once: true })
})

/** Runs when the page has been idle after the visitor's first input: for code of what they may do next. */
export function whenUsed(run: () => void): () => void {
  let isOver = false
  let cancel = () => {
    isOver = true
  }
  void firstUse.then(() => {
    if (!isOver) cancel = whenIdle(run)
  })
  return () => cancel()
}

/** Runs as soon as the browser is idle, whether the visitor is active or not; after `timeout` ms even if it is not. */
export function whenFree(run: () => void, timeout = freeMs): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}
