import { h } from '../ui/element.ts'

const SHOWN_MS = 7000

/** The dealer's name next to them, and for a while their words. */
export function createDealerNote() {
  const name = h('b')
  const words = h('span')
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    // The words are announced when they are spoken.
    element: h('p', { class: 'dealer-note', 'aria-hidden': 'true' }, name, words),
    name: (text: string) => {
      name.textContent = text
    },
    say: (text: string) => {
      words.textContent = text
      clearTimeout(timer)
      timer = setTimeout(() => {
        words.textContent = ''
      }, SHOWN_MS)
    },
  }
}
