/** How long a press on a link waits for the code of its part before the browser follows the link. */
const patienceMs = 3_000

const waits = '[data-deferred]:not([data-live])'

/**
 * A press on a part of the shell whose code is still loading (`deferHydration.tsx`) is stored and replayed once it has
 * loaded. Otherwise a link would reload the page, and a button would do nothing or send its form without what was typed.
 * For presses before the page is interactive at all, see `earlyPress.ts`.
 */
export function replayPresses(): void {
  const latest = new Map<HTMLElement, HTMLElement>()
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
      latest.set(part, pressed)
      // Of several presses only the last is replayed.
      if (isKept) return
      const again = () => {
        const last = latest.get(part)
        latest.delete(part)
        watch.disconnect()
        clearInterval(timer)
        replayed = last
        if (last?.isConnected) last.click()
        // Even if the part has rendered again since, its link is still the intended one.
        else if (last instanceof HTMLAnchorElement) location.assign(last.href)
        replayed = undefined
      }
      const watch = new MutationObserver(again)
      watch.observe(part, { attributeFilter: ['data-live'] })
      // The browser can follow a link; a button needs the code, however late that is.
      const timer = setInterval(() => {
        if (latest.get(part) instanceof HTMLAnchorElement) again()
      }, patienceMs)
    },
    true,
  )
}
