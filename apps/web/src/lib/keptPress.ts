/** So long a press waits for the code of what it was made on before the browser has it. */
const patienceMs = 3_000

const waits = '[data-deferred]:not([data-live])'

/**
 * A press on a part of the frame whose code is on its way (`deferred.tsx`) is kept and made again when it is there: a link would load
 * the page anew, a button do nothing. What happens before the page answers presses at all: `earlyPress.ts`.
 */
export function keepPresses(): void {
  const latest = new Map<HTMLElement, HTMLElement>()
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const part = target instanceof Element ? target.closest<HTMLElement>(waits) : null
      const pressed = part && (target as Element).closest<HTMLElement>('a[href],button')
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!(pressed && isPlain)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const isKept = latest.has(part)
      latest.set(part, pressed)
      // Of several presses the last is made again.
      if (isKept) return
      const again = () => {
        const last = latest.get(part)
        latest.delete(part)
        watch.disconnect()
        clearTimeout(timer)
        part.dataset['live'] = ''
        if (last?.isConnected) last.click()
        // Drawn anew meanwhile, its link is still what was meant.
        else if (last instanceof HTMLAnchorElement) location.assign(last.href)
      }
      const watch = new MutationObserver(again)
      watch.observe(part, { attributeFilter: ['data-live'] })
      const timer = setTimeout(again, patienceMs)
    },
    true,
  )
}
