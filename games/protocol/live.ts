import type { RoundTypes } from '../engines/engine.ts'

/**
 * The public view of a table's round: its hash from the beginning, its seed after the result. Times are milliseconds.
 * Each part of an outcome is sent when it is shown; `is_whole` is true once all of it is. The result's time is withheld
 * until then where players act during the round or where it would reveal the outcome.
 */
export interface PresentedLiveRound<T extends RoundTypes = RoundTypes> {
  readonly id: string
  readonly number: number
  readonly hash: string
  /** The hash of the public values: null until betting has closed. */
  readonly player_seed: string | null
  readonly server_seed: string | null
  /** The public beacon that decides it; null: the seeds of its bets do. */
  readonly beacon_url: string | null
  readonly opens_at: number
  readonly closes_at: number
  /** Whether it runs since, or will run from, `spins_at`. */
  readonly is_drawn: boolean
  readonly spins_at: number
  readonly result_at: number | null
  readonly ends_at: number | null
  readonly view: T['view'] | null
  readonly is_whole: boolean
}

/** placed -> confirmed -> played -> settled, placed -> refused, or placed -> returning -> rolled_back. */
export type LiveBetState = 'placed' | 'confirmed' | 'played' | 'settled' | 'returning' | 'rolled_back' | 'refused'

/** A player's own bet during its round and afterwards; `left` as in `PresentedBet`, where it is known. */
export interface PresentedOwnBet<T extends RoundTypes = RoundTypes> {
  readonly id: string
  readonly round: string
  readonly state: LiveBetState
  readonly bet: T['bet']
  readonly moves: readonly T['move'][]
  readonly left: number | null
  readonly stake_cents: number
  /** Null until the bet is settled or returned. */
  readonly win_cents: number | null
  readonly balance_cents: number | null
}

/** The facts that verify a live bet, in addition to the seeds; fields are null until the draw where noted. */
export interface PresentedLiveClaim {
  readonly chain: {
    readonly game: string
    readonly first_number: number
    readonly length: number
    readonly anchor: string
    readonly committed_at: string
    readonly signature: string
    readonly key: string
  }
  readonly opens_at: string
  readonly closes_at: string
  readonly drawn_at: string | null
  readonly signature: string | null
  /** One line per bet with a seed, in order of arrival, or the beacon's output. Null in a list of rounds. */
  readonly seeds: string | null
  readonly beacon_url: string | null
  /** The beacon's first output at or after this time decides. */
  readonly beacon_at: string | null
  readonly own_seed: string | null
  readonly own_seed_at: string
}

/** A bet in the table's public view; amounts are in lowest stakes of each player's own currency. */
export interface PresentedBet {
  readonly id: string
  readonly name: string
  /** Path of the picture of its player's ship; null without one. */
  readonly ship: string | null
  readonly units: number
  /** The multiplier it has left with, in hundredths; null: it is still in, or it was lost. */
  readonly left: number | null
}

export interface PresentedBets {
  readonly count: number
  readonly units: number
  /** Number of cashed-out bets, and their total win. */
  readonly left: number
  readonly won: number
  readonly list: readonly PresentedBet[]
}

export interface PresentedCrowd {
  readonly seats: number
  readonly names: readonly { readonly name: string; readonly units: number }[]
  /** On each spot, in lowest stakes of each player's own currency. */
  readonly totals: Readonly<Record<string, number>>
  /** The individual bets, where players act during the round; otherwise null. */
  readonly bets: PresentedBets | null
}

type History = readonly { readonly number: number; readonly mark: string }[]

/** A table as a player sees it on arrival: the round, the last results, the seats, all bets and their own. */
export interface PresentedTable<T extends RoundTypes = RoundTypes> {
  /** The server's time when this was written. */
  readonly now: number
  readonly betting_ms: number
  readonly round: PresentedLiveRound<T> | null
  /** The newest first. */
  readonly history: History
  readonly crowd: PresentedCrowd
  readonly own: readonly PresentedOwnBet<T>[]
}

/** The events of a table's stream, by name. `now` is the server's time. */
export interface LiveEvents<T extends RoundTypes = RoundTypes> {
  /** The complete state: at the beginning, and after every reconnect. */
  readonly table: PresentedTable<T>
  /** A round begins, or its outcome is drawn. */
  readonly round: { readonly now: number; readonly round: PresentedLiveRound<T>; readonly crowd: PresentedCrowd }
  readonly result: { readonly now?: number; readonly round: PresentedLiveRound<T>; readonly history: History }
  readonly crowd: PresentedCrowd
  /** Bets cashed out while the round runs, each reported once. */
  readonly left: { readonly left: readonly PresentedBet[] }
  /** A bet of the player has changed. */
  readonly bet: PresentedOwnBet<T>
}
