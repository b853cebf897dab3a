import { itemAt } from '../../engines/itemAt.ts'
import { h } from '../ui/element.ts'
import { chipPicture } from './chips.ts'

export interface Rail {
  readonly element: HTMLElement
  /** The selected chip, in minor units. */
  value(): number
  move(by: 1 | -1): void
}

/** The available chips: one group of radios, so that arrows change the selection. */
export function createRail(
  values: readonly number[],
  texts: { label: string; chip: (cents: number) => string; short: (cents: number) => string },
  chosen: number,
  onChange: (cents: number) => void,
): Rail {
  const inputs = values.map((value, at) =>
    h('input', { type: 'radio', name: 'chip', value: at, 'aria-label': texts.chip(value), checked: at === chosen }),
  )
  const labels = values.map((value, at) => {
    const label = h('label', { class: 'rail-chip' }, itemAt(inputs, at))
    label.append(chipPicture(at, texts.short(value)))
    return label
  })
  const at = () =>
    Math.max(
      0,
      inputs.findIndex((input) => input.checked),
    )
  const value = () => itemAt(values, at()) // a table has chips
  const element = h(
    'div',
    { class: 'rail', role: 'radiogroup', 'aria-label': texts.label, onchange: () => onChange(value()) },
    ...labels,
  )
  return {
    element,
    value,
    move: (by) => {
      const next = inputs[at() + by]
      if (!next) return
      next.checked = true
      onChange(value())
    },
  }
}
