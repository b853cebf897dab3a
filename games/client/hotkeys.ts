import type { Texts } from '../messages.ts'
import type { EngineView } from './engine.ts'

/** A keyboard shortcut; `shown` is the key's printed label. */
export interface Hotkey {
  readonly key: string
  readonly shown: string
  readonly says: string
  press(): void
}

interface Actions {
  readonly texts: Texts
  readonly menu: () => void
  readonly sound: () => void
  readonly list: () => void
}

/** The letter keys of a game. Space, enter and the arrows belong to the game itself and always work. */
export function hotkeysOf(view: EngineView, { texts, menu, sound, list }: Actions): readonly Hotkey[] {
  const letter = (key: string, says: string, press: () => void): Hotkey => ({
    key,
    shown: key.toUpperCase(),
    says,
    press,
  })
  const { staking, turbo } = view
  return [
    ...(staking
      ? [
          letter('b', texts('keyStake'), staking.ask),
          letter('h', texts('stakeHalf'), () => staking.change('half')),
          letter('d', texts('stakeDouble'), () => staking.change('double')),
          letter('x', texts('stakeMost'), () => staking.change('most')),
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
