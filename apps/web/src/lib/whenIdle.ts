/** So long nothing is pressed, typed or scrolled before a page is at rest. */
const restMs = 1_000
/** Who is never at rest gets what waits for it all the same; later while he searches, which lies over all of it. */
const mostMs = { typing: 5_000, searching: 30_000 }

interface Waiting {
  readonly run: () => void
  readonly since: number
}

let usedAt = 0
let waiting: readonly Waiting[] = []
let isLooking = false

if ('document' in globalThis) {
  const note = () => {
    usedAt = performance.now()
  }
  for (const event of ['pointerdown', 'keydown', 'input', 'scroll'])
    addEventListener(event, note, { capture: true, passive: true })
}

// The next word comes soon after the last one.
const isTyping = () => document.activeElement?.matches('input,textarea')
const isSearching = () => document.activeElement?.matches('[role=searchbox]')

/**
 * Runs when the page has been at rest for a second: what a visitor does not wait for. One after the other, and between two of
 * them it is looked anew whether somebody uses the page. Returns a function that calls it off.
 */
export function whenIdle(run: () => void): () => void {
  const one = { run, since: performance.now() }
  waiting = [...waiting, one]
  if (!isLooking) look()
  return () => {
    waiting = waiting.filter((each) => each !== one)
  }
}

function look(): void {
  const [first] = waiting
  isLooking = first !== undefined
  if (!first) return
  const { since } = first
  const restsAt = isTyping() ? Number.POSITIVE_INFINITY : Math.max(since, usedAt) + restMs
  const leftMs = Math.min(restsAt, since + mostMs[isSearching() ? 'searching' : 'typing']) - performance.now()
  if (leftMs > 0) setTimeout(look, Math.min(leftMs, restMs))
  else whenFree(next)
}

function next(): void {
  const [first, ...others] = waiting
  waiting = others
  setTimeout(look)
  first?.run()
}

/** Runs as soon as the browser has nothing else to do, whether somebody uses the page or not. */
export function whenFree(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run)
}
