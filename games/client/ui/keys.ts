import type { EngineParts, EngineView, Hotkey } from '../engine.ts'
import { readSettings, saveSettings } from '../page/storage.ts'
import { h } from './element.ts'
import { dialogHead } from './panels.ts'

/** Lists the keyboard shortcuts, with a switch for players who press them by accident. Resolves when it closes. */
export function openKeys(
  { host, texts }: Pick<EngineParts, 'host' | 'texts'>,
  view: EngineView,
  hotkeys: readonly Hotkey[],
): Promise<void> {
  return new Promise((resolve) => {
    const close = () => {
      dialog.close()
      dialog.remove()
      resolve()
    }
    const line = (keys: readonly string[], label: string) =>
      h('li', {}, h('span', {}, ...keys.map((key) => h('kbd', {}, key))), h('span', {}, label))
    const toggle = h(
      'button',
      { type: 'button', class: 'switch', 'aria-pressed': String(readSettings().keys) },
      texts('keysOn'),
    )
    toggle.addEventListener('click', () => {
      saveSettings({ keys: !readSettings().keys })
      toggle.setAttribute('aria-pressed', String(readSettings().keys))
    })
    const arrows = view.staking ? [line(['↑', '→'], texts('betUp')), line(['↓', '←'], texts('betDown'))] : []
    const lines = hotkeys.map(({ shown, label }) => line([shown], label))
    const dialog = h(
      'dialog',
      { class: 'keys', 'aria-label': texts('keysTitle') },
      dialogHead(texts('keysTitle'), texts('close'), close),
      h('ul', {}, line(['␣', '↵'], texts('keyPlay')), ...arrows, ...lines),
      h('p', { class: 'hint' }, texts('keysHint')),
      toggle,
    )
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close()
    })
    host.append(dialog)
    dialog.showModal()
  })
}
