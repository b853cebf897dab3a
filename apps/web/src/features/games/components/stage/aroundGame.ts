import type { Result } from '@apogee/contract'
import type { TileGame } from '../../model'
import type { Mode } from '../../playing/launch'

/** Props shared by all components around a game. */
export interface AroundGame {
  readonly game: Result<'games.filter'>['data'][number]
  readonly tile: TileGame
  readonly studio: string
  readonly mode: Mode
  readonly currency: string | null
  /** When this play session began, in Unix ms of this device's clock; 0 until the browser knows it. */
  readonly startedAt: number
  /** Winnings minus bets since then, in minor units; null in demo. */
  readonly netCents: number | null
  readonly isFull: boolean
  readonly onFull: () => void
  /** Whether the line above the game is reduced to a tab. */
  readonly isLineHidden: boolean
  /** Hides the line, or shows it again; undefined where the tab would cover a part of the game. */
  readonly onHideLine: (() => void) | undefined
  readonly onMode: (mode: Mode) => void
  /** Undefined during a break (SAFE-02). */
  readonly onDeposit: (() => void) | undefined
}
