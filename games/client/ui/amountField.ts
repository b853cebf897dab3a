import type { EngineParts } from '../engine.ts'
import { readAmount, writeAmount } from '../stake/amount.ts'
import { h } from './element.ts'

export interface AmountField {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** Minor units; null while the field is empty, NaN where the text is no amount or ambiguous. */
  value(): number | null
  set(cents: number): void
  /** Shows an error on the field; null clears it. */
  fail(text: string | null): void
}

let fields = 0

/** An input field for an amount of the game's currency, typed in the player's own notation. */
export function amountField(
  { launch, texts, money }: Pick<EngineParts, 'launch' | 'texts' | 'money'>,
  label: string,
  { cents = null, hint = '', changed }: { cents?: number | null; hint?: string; changed?: () => void } = {},
): AmountField {
  const { locale, subunitsToUnit, currency } = launch
  const id = `amount-${fields++}`
  const input = h('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    placeholder: hint,
    'aria-describedby': `${id}-fault`,
    oninput: () => {
      fail(null)
      show()
      changed?.()
    },
  })
  const fault = h('p', { id: `${id}-fault`, class: 'fault', role: 'alert' })
  const reading = h('div', { class: 'reading', 'aria-live': 'polite' })
  const read = () => readAmount(input.value, locale, subunitsToUnit, currency)
  const set = (amount: number) => {
    input.value = writeAmount(amount, locale, subunitsToUnit)
    show()
  }
  /** Shows the parsed amount, or asks which of two readings is meant. */
  function show(): void {
    const amount = read()
    if (amount.kind === 'amount') reading.replaceChildren(money(amount.cents))
    else if (amount.kind === 'ambiguous') reading.replaceChildren(texts('amountWhich'), ...amount.readings.map(choice))
    else reading.replaceChildren()
  }
  function choice(amount: number): HTMLElement {
    const pick = () => {
      set(amount)
      fail(null)
      input.focus()
      changed?.()
    }
    return h('button', { type: 'button', class: 'quiet', onclick: pick }, money(amount))
  }
  function fail(text: string | null): void {
    fault.textContent = text
    input.setAttribute('aria-invalid', String(text !== null))
  }
  if (cents !== null) set(cents)
  return {
    element: h(
      'div',
      { class: 'amount' },
      h('label', { for: id }, label),
      h('div', { class: 'typed' }, input, h('span', { 'aria-hidden': 'true' }, currency)),
      reading,
      fault,
    ),
    input,
    value: () => {
      const amount = read()
      if (amount.kind === 'empty') return null
      return amount.kind === 'amount' ? amount.cents : Number.NaN
    },
    set,
    fail,
  }
}
