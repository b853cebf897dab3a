import type { EngineId, RoundTypes, VolatilityRating } from '../engines/engine.ts'
import type { GameRules } from './gameRules.ts'
import type { FreeRounds, PresentedCommitment, PresentedRound } from './round.ts'

/** The public part of a player's current seed. */
export interface PresentedSeed {
  readonly hash: string
  readonly nonce: number
  readonly player_seed: string
  /** Null until the player has sent a seed: their client does with the first bet. */
  readonly player_seed_at: string | null
  readonly commitment: PresentedCommitment | null
  /** The commitment of the next server seed. */
  readonly next: PresentedCommitment | null
}

/** The complete state for a client. */
export interface PresentedState<T extends RoundTypes = RoundTypes> {
  readonly engine: EngineId
  readonly profile: string
  /** The server's time, milliseconds. */
  readonly now: number
  /** The rules of the player's licence; the server and the wallet enforce them. */
  readonly rules: GameRules
  readonly balance_cents: number | null
  /** Granted rounds that can be played now. */
  readonly free_rounds: FreeRounds | null
  /** The list of stakes; between the first and the last any whole number of steps is valid. */
  readonly stakes: readonly number[]
  readonly stake_step: number
  readonly stake_cents: number
  /** Max payout of a round. */
  readonly max_win_cents: number
  /** The same in multiples of a bet. */
  readonly max_win_times: number
  readonly volatility: VolatilityRating
  /** Slots: number of rounds in a hundred that win less than their bet. */
  readonly wins_below_stake: number | null
  readonly seed: PresentedSeed
  readonly last: PresentedRound<T> | null
  /** A round that waits for the player's move. */
  readonly open: PresentedRound<T> | null
  /** A round that ended without its player. */
  readonly interrupted: PresentedRound<T> | null
  /** Whether such a round could not be ended yet. */
  readonly pending: boolean
}
