import type { Format } from '../../messages.ts'
import { h } from '../ui/element.ts'
import { createRail, type Rail } from './rail.ts'
import { tool } from './tool.ts'

export type BetTool = 'undo' | 'clear' | 'double' | 'rebet'

interface BetToolsParts {
  /** The available chips, in minor units, rising. */
  readonly chips: readonly number[]
  readonly short: (cents: number) => string
  readonly labels: Format<BetTool | 'chips' | 'chip'>
  readonly money: (cents: number) => string
  readonly actions: Readonly<Record<BetTool, () => void>> & { readonly chip: (cents: number) => void }
  /** Additional elements at the end of the row. */
  readonly more?: readonly HTMLElement[]
}

const icons = { undo: 'undo', clear: 'close', double: 'double', rebet: 'again' } as const

/** The row under a table: chips in the middle, and the tools for all laid chips. */
export function createBetTools({ chips, short, labels, money, actions, more = [] }: BetToolsParts) {
  const rail: Rail = createRail(
    chips,
    { label: labels('chips'), chip: (cents) => labels('chip', { amount: money(cents) }), short },
    Math.min(1, chips.length - 1),
    actions.chip,
  )
  const button = (name: BetTool) => tool(name, labels(name), icons[name], actions[name])
  const buttons = { undo: button('undo'), clear: button('clear'), double: button('double'), rebet: button('rebet') }
  const { undo, clear, double, rebet } = buttons
  return {
    element: h('div', { class: 'controls' }, undo, clear, rail.element, double, rebet, ...more),
    rail,
    show: (can: Readonly<Record<BetTool, boolean>>) => {
      for (const name of Object.keys(icons) as BetTool[]) buttons[name].disabled = !can[name] // its own keys
    },
  }
}
