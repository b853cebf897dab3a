import { h, type IconName, icon } from '../ui/element.ts'

/** A round button next to the chips. */
export function tool(kind: string, label: string, name: IconName, press: () => void): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: `tool ${kind}`, 'aria-label': label, title: label, onclick: press },
    icon(name),
  )
}
