import type { EngineParts } from '../engine.ts'
import type { StakeChange } from '../stake.ts'
import { h } from '../ui/element.ts'
import { stakeTool } from '../ui/stakePanel.ts'

/** Half, double and the most beside a board that has the room; a phone finds them behind the bet itself. */
export function createStakeTools({ texts }: Pick<EngineParts, 'texts'>, change: (kind: StakeChange) => void) {
  const tools = (['half', 'double', 'most'] as const).map((kind) => stakeTool(texts, kind, () => change(kind)))
  const label = h('small', { class: 'name' }, texts('bet'))
  return {
    element: h('div', { class: 'stake-tools beside', role: 'group', 'aria-label': texts('bet') }, label, ...tools),
    enable: (isOn: boolean) => {
      for (const tool of tools) tool.disabled = !isOn
    },
  }
}
