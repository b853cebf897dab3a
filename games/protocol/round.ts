import type { EngineId, RoundTypes } from '../engines/engine.ts'
import type { PresentedLiveClaim } from './live.ts'

/**
 * placed -> bet_confirmed -> played -> settled, or placed -> refused, or placed -> returning -> rolled_back. A round
 * with moves is `open` between bet_confirmed and played; a raise leads open -> raising -> open or played, back to open
 * when it is rejected, and raising -> lowering -> open when its player left before the wallet responded. An undecided
 * open round leads to returning -> rolled_back when its player leaves.
 */
export type RoundState =
  | 'placed'
  | 'bet_confirmed'
  | 'open'
  | 'raising'
  | 'lowering'
  | 'played'
  | 'settled'
  | 'returning'
  | 'rolled_back'
  | 'refused'

/** Free rounds as the wallet reports them: their wins are paid together at the end. */
export interface FreeRounds {
  readonly id: string
  readonly total: number
  readonly performed: number
  readonly stake_cents: number
  readonly won_cents: number
  /** Each round begins in this feature of the game. */
  readonly feature?: string | undefined
}

/** The signed statement that publishes the hash of a server seed. */
export interface PresentedCommitment {
  readonly hash: string
  readonly committed_at: string
  readonly signature: string
  readonly key: string
}

/** The facts that verify a round. */
interface PresentedFairness {
  readonly hash: string
  readonly player_seed: string
  readonly nonce: number
  /** Null until the seed is revealed. */
  readonly server_seed: string | null
  /**
   * The signed statement that the hash was published before the player sent their seed; null for rounds from before
   * commitments.
   */
  readonly commitment: PresentedCommitment | null
  readonly player_seed_at: string | null
  /** Whether the second seed is the table's, shared by all its players. */
  readonly shared: boolean
  /** For a bet at a live table with a hash chain. */
  readonly live: PresentedLiveClaim | null
}

/** The player's view of a round, with the engine's own types where they are known. */
export interface PresentedRound<T extends RoundTypes = RoundTypes> {
  readonly id: string
  readonly engine: EngineId
  readonly profile: string
  readonly state: RoundState
  readonly refusal: string | null
  readonly interrupted: boolean
  readonly played_at: string
  /** The first bet plus all raises. */
  readonly stake_cents: number
  readonly staked_cents: number
  readonly bet: T['bet']
  readonly moves: readonly T['move'][]
  /** Null before its first play is stored. */
  readonly view: T['view'] | null
  /** Names of the possible moves. */
  readonly offers: readonly string[]
  /** Moves that the wallet would reject, because they raise the round above the max bet of the player's bonus. */
  readonly withheld: readonly string[]
  /** Max of all bets of the round while its player wagers a bonus; null: no such limit. */
  readonly max_bet_cents: number | null
  /** Null until the round has ended. */
  readonly win_cents: number | null
  readonly balance_cents: number | null
  /** For a free round: the grant as in the wallet's last response. Nothing is staked, and nothing is paid yet. */
  readonly free: { readonly id: string; readonly standing: FreeRounds | null } | null
  /** An open round waits for its player's move. */
  readonly is_open: boolean
  readonly elapsed_ms: number | null
  readonly fairness: PresentedFairness
}
