import type { Texts } from '../messages.ts'
import type { EngineView } from './engine.ts'

/** A key of the keyboard that does something; `shown` as it is printed on it. */
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

/** The letters of a game. Space, enter and the arrows are the game's own and always work. */
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

/** Whether a key pressed now is being typed, and so is none of the game's. */
export function isTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
}
