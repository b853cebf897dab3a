/** Begins a round; `bet` is the input of the engine's `readBet`. */
export interface RoundRequest {
  readonly stake_cents: number
  readonly bet?: unknown
  /** The free rounds grant this round belongs to; the wallet validates it. */
  readonly free_rounds?: string | undefined
  /** The feature that those free rounds begin in. */
  readonly feature?: string | undefined
  readonly request_id: string
  /** The player's own seed. */
  readonly player_seed?: string | undefined
  /**
   * The published hash that `player_seed` was chosen for: with a different server seed the bet is rejected with
   * `seed_changed`.
   */
  readonly seed_hash?: string | undefined
}

/** A bet in the round of a live table; chips of several requests add up. */
export interface LiveBetRequest {
  readonly round: string
  readonly stake_cents: number
  readonly bet?: unknown
  readonly request_id: string
  /** The browser's seed for this round. */
  readonly player_seed?: string | undefined
}

/** `index`: the number of earlier moves, which makes a repeated call idempotent. */
export interface MoveRequest {
  readonly index: number
  readonly move?: unknown
}

/** Reveals the current server seed and begins to use the next. */
export interface SeedRequest {
  readonly player_seed?: string | undefined
}
