import { itemAt } from '../../engines/itemAt.ts'
import { h, icon } from './element.ts'

interface Choice {
  readonly label: string
  readonly isMain?: boolean
  readonly value: string
}

/** A small dialog over the reels; resolves with the value of the pressed button, 'close' for Escape. */
export function openNotice(
  host: HTMLElement,
  content: {
    title: string
    figure?: string
    lines?: readonly (string | Node)[]
    choices: readonly Choice[]
    autoAfterMs?: number
    /** The hero who presents the message, behind the dialog's upper edge. */
    hero?: HTMLImageElement
  },
): Promise<string> {
  const { title, figure, lines = [], choices, autoAfterMs, hero = null } = content
  return new Promise((resolve) => {
    const buttons = choices.map(({ label, value, isMain }) =>
      h('button', { type: 'button', class: isMain ? 'main' : 'quiet', onclick: () => end(value) }, label),
    )
    const dialog = h(
      'dialog',
      { class: hero ? 'notice entrance' : 'notice', 'aria-label': title, 'aria-describedby': 'notice-lines' },
      hero,
      h('h2', {}, title),
      // Not part of the description: the announcement at the round's end contains the win.
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

/** The head of a larger dialog: its title and a button that closes it. */
export function dialogHead(title: string | Node, closeLabel: string, close: () => void): HTMLElement {
  const shut = h('button', { type: 'button', class: 'round', 'aria-label': closeLabel, onclick: close }, icon('close'))
  return h('header', {}, typeof title === 'string' ? h('h2', {}, title) : title, shut)
}

/** A line at the top that stays until its cause has ended. */
export function createToast(host: HTMLElement) {
  // Always in the document, visible only with a text: screen readers skip a live region that appears together with its
  // text.
  const element = h('div', { class: 'toast', role: 'status' })
  host.append(element)
  return (text: string | null) => {
    element.textContent = text
  }
}

/** A choice between a few values, as radios that look like buttons. */
export function options(name: string, values: readonly number[], write: (value: number) => string, chosen: number) {
  const inputs = values.map((value, at) => h('input', { type: 'radio', name, value, checked: at === chosen }))
  return {
    value: () => Number(inputs.find((input) => input.checked)?.value ?? 0),
    fieldset: (legend: string) =>
      h(
        'fieldset',
        {},
        h('legend', {}, legend),
        ...inputs.map((input, at) => h('label', {}, input, h('span', {}, write(itemAt(values, at))))),
      ),
  }
}
