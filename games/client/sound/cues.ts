/** A short sound. With a step, its pitch rises (for a reel or a row of pins it falls). */
export type Cue =
  // All games.
  | 'press'
  | 'raise'
  | 'lower'
  | 'win'
  | 'big'
  | 'superb'
  | 'rise'
  | 'total'
  | 'coins'
  | 'free'
  // Reels.
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'chime'
  | 'shatter'
  | 'fall'
  | 'coinLands'
  | 'coinCounts'
  // Tables.
  | 'card'
  | 'turn'
  | 'chip'
  | 'throw'
  | 'strike'
  | 'pocket'
  | 'comet'
  | 'peg'
  | 'opening'
  | 'closing'
  | 'tick'
  // Boards.
  | 'ignition'
  | 'passed'
  | 'cashOut'
  | 'burst'
  | 'pin'
  | 'bin'
  | 'missed'
  | 'found'
  | 'blast'

/** A continuous sound that plays until it is stopped. */
export type Drone = 'reels' | 'tension' | 'roll' | 'thrust' | 'count'

export interface Manner {
  /** Index of the reel, row, count ..., from 0. */
  readonly step?: number
  /** Force, 0 to 1. */
  readonly force?: number
  /** Of several in a row only the last one vibrates; all of them would feel like a drill. */
  readonly isLast?: boolean
}

export interface Ongoing {
  /** Progress, 0 to 1: faster, brighter, louder. */
  set(share: number): void
  stop(): void
}
