import { createStore } from '../../../lib/browser/createStore'

interface ShownRound {
  /** When its game reported it, in Unix ms of this device's clock. */
  readonly atMs: number
  readonly id: string
  /** It paid more than its stake (SAFE-09). */
  readonly isWon: boolean
}

/** The last round that a game on this page has shown. */
export const roundShown = createStore<ShownRound>({ atMs: 0, id: '', isWon: false })
