import type { Result } from '@apogee/contract'
import type { Mode } from '../launch'
import type { TileGame } from '../model'

/** What every piece around a game is given. */
export interface AroundGame {
  readonly game: Result<'games.filter'>['data'][number]
  readonly tile: TileGame
  readonly studio: string
  readonly mode: Mode
  readonly currency: string | null
  /** Unix ms of the page's opening; 0 until the browser has it. */
  readonly startedAt: number
  /** Won minus staked since the page was opened; null in demo. */
  readonly netCents: number | null
  readonly isFull: boolean
  readonly onFull: (() => void) | undefined
  readonly onMode: (mode: Mode) => void
  readonly onDeposit: () => void
}
