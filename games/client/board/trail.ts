import { h } from '../ui/element.ts'

export interface Trail {
  readonly element: HTMLElement
  /** Newest first. */
  show(results: readonly { readonly text: string; readonly kind: 'low' | 'even' | 'high' }[]): void
}

/** The last results at a glance; the colour only repeats the number. */
export function createTrail(label: string): Trail {
  const list = h('ol', {})
  const name = h('small', { hidden: true }, label)
  return {
    element: h('section', { class: 'trail', 'aria-label': label }, name, list),
    show: (results) => {
      name.hidden = results.length === 0
      list.replaceChildren(...results.map(({ text, kind }) => h('li', { class: kind }, text)))
    },
  }
}
