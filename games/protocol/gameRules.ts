/** The rules of a game for one player under their licence; the platform decides them at the launch. */
export interface GameRules {
  /** Min time from the beginning of a round to the beginning of the player's next one. */
  readonly min_round_ms: number
  /** Whether players may speed rounds up. */
  readonly turbo: boolean
  /** Whether a press may end the animation of a round early. Moves, such as a cash-out, are always allowed. */
  readonly stop: boolean
  /** Null: not offered. `limits`: those a player has to set before it begins. */
  readonly autoplay: { readonly max_rounds: number; readonly limits: readonly ('loss' | 'single_win')[] } | null
  /** Maximum of all bets of a round together; null: the limits of the game. */
  readonly max_stake_cents: number | null
}

/** For launches of platforms without rules by licence. */
export const USUAL_RULES: GameRules = {
  min_round_ms: 0,
  turbo: true,
  stop: true,
  autoplay: { max_rounds: 100, limits: ['loss'] },
  max_stake_cents: null,
}
