import type { EngineParts } from '../engine.ts'
import type { StakeChange } from '../stake/stake.ts'
import { h } from '../ui/element.ts'
import { stakeTool } from '../ui/stakePanel.ts'

/** Buttons for half, double and max stake next to a wide board; on a phone they are in the stake panel instead. */
export function createStakeTools({ texts }: Pick<EngineParts, 'texts'>, change: (kind: StakeChange) => void) {
  const tools = (['half', 'double', 'max'] as const).map((kind) => stakeTool(texts, kind, () => change(kind)))
  const label = h('small', { class: 'name' }, texts('bet'))
  return {
    element: h('div', { class: 'stake-tools beside', role: 'group', 'aria-label': texts('bet') }, label, ...tools),
    enable: (isOn: boolean) => {
      for (const tool of tools) tool.disabled = !isOn
    },
  }
}
