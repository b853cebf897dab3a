import type { Texts } from '../messages.ts'
import { h } from './element.ts'

interface Choice {
  readonly label: string
  readonly isMain?: boolean
  readonly value: string
}

/** A small dialog over the reels; answers the value of the button pressed, 'close' for Escape. */
export function ask(
  host: HTMLElement,
  content: {
    title: string
    figure?: string
    lines?: readonly (string | Node)[]
    choices: readonly Choice[]
    autoAfterMs?: number
  },
): Promise<string> {
  const { title, figure, lines = [], choices, autoAfterMs } = content
  return new Promise((resolve) => {
    const buttons = choices.map(({ label, value, isMain }) =>
      h('button', { type: 'button', class: isMain ? 'main' : 'quiet', onclick: () => end(value) }, label),
    )
    const dialog = h(
      'dialog',
      { class: 'notice', 'aria-label': title, 'aria-describedby': 'notice-lines' },
      h('h2', {}, title),
      // Not part of the description: a round's end says what it won.
      figure ? h('p', { class: 'prize' }, figure) : null,
      h('div', { id: 'notice-lines' }, ...lines.map((line) => h('p', {}, line))),
      h('div', { class: 'choices' }, ...buttons),
    )
    const timer = autoAfterMs ? setTimeout(() => end(choices[0]?.value ?? 'close'), autoAfterMs) : undefined
    const end = (value: string) => {
      clearTimeout(timer)
      dialog.close()
      dialog.remove()
      resolve(value)
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end('close')
    })
    host.append(dialog)
    dialog.showModal()
    buttons[0]?.focus()
  })
}

/** A line at the top that stays until its cause is gone. */
export function createToast(host: HTMLElement) {
  // Always there, seen only while it says something: a region that appears with its words is not read.
  const element = h('div', { class: 'toast', role: 'status' })
  host.append(element)
  return (text: string | null) => {
    element.textContent = text
  }
}

export interface AutoplayPlan {
  readonly rounds: number
  readonly stopLossCents: number
  readonly stopWinCents: number | null
}

export interface AutoplayMore {
  /** What else ends it. */
  readonly hint: 'autoplayHint' | 'autoplayHintFree'
  /** What the game itself has to ask. */
  readonly also?: HTMLElement | undefined
}

/** Asks how long to play on; a loss limit is always part of it. Null when the player thinks better of it. */
export function askAutoplay(
  host: HTMLElement,
  texts: Texts,
  money: (cents: number) => string,
  stakeCents: number,
  { hint, also }: AutoplayMore,
): Promise<AutoplayPlan | null> {
  const rounds = options('rounds', [10, 25, 50, 100], String, 0)
  const loss = options('loss', [5, 10, 25, 50], (times) => money(times * stakeCents), 1)
  const win = options(
    'single',
    [10, 25, 50, 0],
    (times) => (times ? money(times * stakeCents) : texts('autoplayNever')),
    3,
  )
  return new Promise((resolve) => {
    const start = h('button', { type: 'submit', class: 'main' })
    const label = () => {
      start.textContent = texts('autoplayStart', { count: rounds.value(), bet: money(stakeCents) })
    }
    const cancel = h('button', { type: 'button', class: 'quiet', onclick: () => end(null) }, texts('close'))
    const form = h(
      'form',
      {
        onchange: label,
        onsubmit: (event) => {
          event.preventDefault()
          const stopWinCents = win.value() ? win.value() * stakeCents : null
          end({ rounds: rounds.value(), stopLossCents: loss.value() * stakeCents, stopWinCents })
        },
      },
      h('h2', {}, texts('autoplayTitle')),
      rounds.fieldset(texts('autoplayRounds')),
      loss.fieldset(texts('autoplayLoss')),
      win.fieldset(texts('autoplayWin')),
      also ?? null,
      h('p', {}, texts(hint)),
      h('div', { class: 'choices' }, start, cancel),
    )
    const dialog = h('dialog', { class: 'notice', 'aria-label': texts('autoplayTitle') }, form)
    const end = (plan: AutoplayPlan | null) => {
      dialog.close()
      dialog.remove()
      resolve(plan)
    }
    dialog.addEventListener('cancel', () => end(null))
    label()
    host.append(dialog)
    dialog.showModal()
  })
}

export function options(name: string, values: readonly number[], write: (value: number) => string, chosen: number) {
  const inputs = values.map((value, at) => h('input', { type: 'radio', name, value, checked: at === chosen }))
  return {
    value: () => Number(inputs.find((input) => input.checked)?.value ?? 0),
    fieldset: (legend: string) =>
      h(
        'fieldset',
        {},
        h('legend', {}, legend),
        ...inputs.map((input, at) => h('label', {}, input, h('span', {}, write(values[at] as number)))),
      ),
  }
}
