import type { LiveBet, RoundTypes } from '../../engines/engine.ts'
import type { PresentedOwnBet } from '../../protocol/live.ts'

type Chips = LiveBet['chips']
interface ChipRounds extends RoundTypes {
  readonly bet: LiveBet
}

/** The chips of all own bets of a round, at a table with chips. */
export const chipsIn = (own: readonly PresentedOwnBet<ChipRounds>[]): Chips => own.flatMap(({ bet }) => bet.chips)

/** The bet that confirming these chips would place; null: no chips. */
export function orderOf(chips: Chips): { stakeCents: number; bet: LiveBet } | null {
  const stakeCents = chips.reduce((sum, { cents }) => sum + cents, 0)
  return stakeCents > 0 ? { stakeCents, bet: { chips } } : null
}
