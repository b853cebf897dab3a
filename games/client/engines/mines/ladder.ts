import type { Times } from '../../board/times.ts'
import { h } from '../../ui/element.ts'

/** The multipliers of the safe tiles, one after the other; the current step is lit. */
export function createLadder(label: string, times: Times) {
  // The list scrolls, so it must be reachable by keyboard.
  const list = h('ol', { tabindex: 0 })
  let shown: readonly number[] = []
  return {
    element: h('section', { class: 'trail ladder', 'aria-label': label }, h('small', {}, label), list),
    /** `at` safe tiles are turned over; -1 when the round is lost. */
    show: (steps: readonly number[], at: number) => {
      if (steps !== shown) list.replaceChildren(...steps.slice(1).map((step) => h('li', {}, times(step))))
      shown = steps
      for (const [place, item] of [...list.children].entries()) {
        item.classList.toggle('even', place + 1 < at)
        item.classList.toggle('high', place + 1 === at)
        item.toggleAttribute('aria-current', place + 1 === at)
      }
      const here = list.children[Math.max(0, at)] as HTMLElement | undefined
      if (here)
        list.scrollTo({ left: here.offsetLeft - list.clientWidth / 2, top: here.offsetTop - list.clientHeight / 2 })
    },
  }
}
