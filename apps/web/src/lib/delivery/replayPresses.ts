import { reloadOnce } from '../navigation/reloadOnce'

/** How long a press on a link waits for the code of its part before the browser follows the link. */
const patienceMs = 3_000

const waits = '[data-deferred]:not([data-live])'

interface Press {
  readonly target: HTMLElement
  /** The page it was made on. */
  readonly page: string
}

const failures = new Map<string, unknown>()

/** Notes why the code of a part could not be loaded. */
export function partFailed(name: string, error: unknown): never {
  failures.set(name, error)
  throw error
}

/**
 * A press on a part of the shell whose code is still loading (`deferHydration.tsx`) is stored and replayed once it has
 * loaded. Otherwise a link would reload the page, and a button would do nothing or send its form without what was typed.
 * If the code cannot be loaded, a press on a button reloads the page once. For presses before the page is interactive
 * at all, see `earlyPress.ts`.
 */
export function replayPresses(): void {
  const latest = new Map<HTMLElement, Press>()
  let replayed: HTMLElement | undefined
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const element = target instanceof Element ? target : null
      const part = element?.closest<HTMLElement>(waits)
      const pressed = part && element?.closest<HTMLElement>('a[href],button')
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!(pressed && isPlain) || pressed === replayed) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const isKept = latest.has(part)
      latest.set(part, { target: pressed, page: location.href })
      // Of several presses only the last is replayed.
      if (isKept) return
      const again = () => {
        const last = latest.get(part)
        latest.delete(part)
        watch.disconnect()
        clearInterval(timer)
        if (!last) return
        replayed = last.target
        if (last.target.isConnected) last.target.click()
        // Even if the part has rendered again since, its link is still the intended one, unless the page has changed.
        else if (last.target instanceof HTMLAnchorElement && last.page === location.href)
          location.assign(last.target.href)
        replayed = undefined
      }
      const watch = new MutationObserver(again)
      watch.observe(part, { attributeFilter: ['data-live'] })
      // The browser can follow a link; a button needs the code, however late that is.
      const timer = setInterval(() => {
        const last = latest.get(part)
        if (!last || !part.isConnected || last.target instanceof HTMLAnchorElement) again()
        else if (reloadOnce(failures.get(part.dataset['deferred'] ?? ''))) latest.delete(part)
      }, patienceMs)
    },
    true,
  )
  // The page may be shown again much later, from the browser's cache.
  addEventListener('pagehide', () => latest.clear())
}
