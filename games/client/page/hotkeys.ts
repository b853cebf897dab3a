import type { Texts } from '../../messages.ts'
import type { EngineView, Hotkey } from '../engine.ts'

interface Actions {
  readonly texts: Texts
  readonly menu: () => void
  readonly sound: () => void
  readonly list: () => void
}

/** The letter keys of a game. Space, enter and the arrows belong to the game itself and always work. */
export function hotkeysOf(view: EngineView, { texts, menu, sound, list }: Actions): readonly Hotkey[] {
  const letter = (key: string, label: string, press: () => void): Hotkey => ({
    key,
    shown: key.toUpperCase(),
    label,
    press,
  })
  const { staking, turbo } = view
  return [
    ...(staking
      ? [
          letter('b', texts('keyStake'), staking.openPanel),
          letter('h', texts('stakeHalf'), () => staking.change('half')),
          letter('d', texts('stakeDouble'), () => staking.change('double')),
          letter('x', texts('stakeMost'), () => staking.change('max')),
        ]
      : []),
    ...(view.keys?.() ?? []),
    ...(view.autoplay ? [letter('a', texts('autoplay'), () => view.autoplay?.())] : []),
    ...(turbo ? [letter('t', texts('turbo'), turbo.toggle)] : []),
    letter('n', texts('sound'), sound),
    letter('m', texts('menu'), menu),
    letter('?', texts('keysTitle'), list),
  ]
}

/** Whether the key press is text input and so not a shortcut. */
export function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
}
