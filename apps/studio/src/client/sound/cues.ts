/** What can be heard at a moment. Where a step is given, a cue goes up (or, a reel, a row of pins, down) with it. */
export type Cue =
  // Of every game.
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

/** What goes on until it is stopped. */
export type Drone = 'reels' | 'tension' | 'roll' | 'thrust' | 'count'

export interface Manner {
  /** Which reel, row, count ... it is, from 0. */
  readonly step?: number
  /** 0 to 1: how hard. */
  readonly force?: number
  /** Of several in a row only the last is felt, or it would be a drill. */
  readonly isLast?: boolean
}

export interface Ongoing {
  /** Where it is by now, 0 to 1: faster, brighter, louder. */
  set(share: number): void
  stop(): void
}
