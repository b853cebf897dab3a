import type { TextKey } from '../../messages.ts'
import type { PresentedState } from '../../protocol/state.ts'
import type { EngineParts, EngineView } from '../engine.ts'

/** Input of the game's menu and its tabs. */
export interface MenuParts extends Pick<EngineParts, 'host' | 'texts' | 'money' | 'api' | 'launch'> {
  readonly view: EngineView
  /** The game's own figures. */
  readonly figures: Pick<PresentedState, 'max_win_cents' | 'max_win_times' | 'volatility' | 'wins_below_stake'>
  readonly switches: readonly { label: TextKey; isOn: boolean; press: () => void }[]
  /** Shows the keyboard shortcuts; null where there is no keyboard. */
  readonly keys: (() => void) | null
}
