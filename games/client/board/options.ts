import { h, type IconName, icon } from '../ui/element.ts'

export interface Segment<V> {
  readonly element: HTMLElement
  value(): V
  set(value: V): void
  enable(isOn: boolean): void
}

let groups = 0

/**
 * A choice between a few values, side by side: native radios, so that arrow keys choose and a screen reader counts
 * them.
 */
export function segment<V extends string | number>(
  label: string,
  choices: readonly { readonly value: V; readonly label: string }[],
  chosen: V,
  changed: (value: V) => void,
): Segment<V> {
  const name = `segment-${groups++}`
  const inputs = choices.map(({ value }, at) =>
    h('input', {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
      onchange: () => changed(choices[at]?.value ?? chosen),
    }),
  )
  const fieldset = h(
    'fieldset',
    {
      class: 'segment',
      // Arrow keys choose an option here and do not raise the bet.
      onkeydown: (event) => {
        if (event instanceof KeyboardEvent && event.key.startsWith('Arrow')) event.stopPropagation()
      },
    },
    h('legend', {}, label),
    ...inputs.map((input, at) => h('label', {}, input, h('span', {}, choices[at]?.label ?? ''))),
  )
  return {
    element: fieldset,
    value: () => choices[inputs.findIndex((input) => input.checked)]?.value ?? chosen,
    set: (value) => {
      for (const [at, input] of inputs.entries()) input.checked = choices[at]?.value === value
    },
    enable: (isOn) => {
      fieldset.disabled = !isOn
    },
  }
}

export interface Stepper {
  readonly element: HTMLElement
  show(text: string, can: { readonly lower: boolean; readonly raise: boolean }): void
}

const HOLD_MS = 420
const AGAIN_MS = 90

/** A value between a minus and a plus button; a pressed button repeats. */
export function stepper(
  label: string,
  names: { readonly lower: string; readonly raise: string },
  step: (by: 1 | -1) => void,
): Stepper {
  const value = h('b', { 'aria-live': 'polite' })
  const [lower, raise] = [
    repeatButton(names.lower, 'minus', () => step(-1)),
    repeatButton(names.raise, 'plus', () => step(1)),
  ]
  return {
    element: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': label },
      h('small', { class: 'name' }, label),
      lower,
      value,
      raise,
    ),
    show: (text, can) => {
      value.textContent = text
      lower.disabled = !can.lower
      raise.disabled = !can.raise
    },
  }
}

function repeatButton(name: string, picture: IconName, press: () => void): HTMLButtonElement {
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => clearTimeout(timer)
  const again = () => {
    press()
    if (!button.disabled) timer = setTimeout(again, AGAIN_MS)
  }
  const button = h(
    'button',
    {
      type: 'button',
      class: 'round',
      'aria-label': name,
      title: name,
      onclick: press,
      onpointerdown: () => {
        timer = setTimeout(again, HOLD_MS)
      },
      onpointerup: release,
      onpointerleave: release,
      onpointercancel: release,
    },
    icon(picture),
  )
  return button
}
