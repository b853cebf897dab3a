import { readAmount, writeAmount } from '../amount.ts'
import type { EngineParts } from '../engine.ts'
import { h } from './element.ts'

export interface AmountField {
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** Minor units; null while nothing is written, NaN where it is no amount. */
  value(): number | null
  set(cents: number): void
  /** Says what is wrong with it; null takes that back. */
  fail(text: string | null): void
}

let fields = 0

/** A field for an amount of the game's currency, typed in the player's own way. */
export function amountField(
  { launch }: Pick<EngineParts, 'launch'>,
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
      changed?.()
    },
  })
  const fault = h('p', { id: `${id}-fault`, class: 'fault', role: 'alert' })
  const set = (amount: number) => {
    input.value = writeAmount(amount, locale, subunitsToUnit)
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
      fault,
    ),
    input,
    value: () => (input.value.trim() === '' ? null : (readAmount(input.value, locale, subunitsToUnit) ?? Number.NaN)),
    set,
    fail,
  }
}
