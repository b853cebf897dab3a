import { h } from './element.ts'

/** A table of the menu: a caption and rows of equal length, the first of them its heading. */
export function sheet(caption: string, heading: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return h(
    'table',
    { class: 'sheet' },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...heading.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rows.map((cells) => h('tr', {}, ...cells.map((text) => h('td', {}, text))))),
  )
}

/** Sentences of the menu, one per line. */
export const ruleList = (sentences: readonly string[]): HTMLElement =>
  h('ul', { class: 'rules' }, ...sentences.map((sentence) => h('li', {}, sentence)))

/** Formats a fraction as a percentage with as few digits as stay correct: 48.5 %, 0.0031 %. */
export function percent(locale: string, share: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 })
  return format.format(share)
}
