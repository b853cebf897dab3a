import { itemAt } from '../itemAt.ts'
import { pointsOf, type Total } from './cards.ts'
import type { BlackjackProfile, Strategy } from './profiles.ts'

/** The letters of a strategy's rows. */
export type Letter = 'H' | 'S' | 'D' | 'E' | 'P'

const MIN_STANDING = { hard: 17, soft: 19 }

/** Looks up the strategy's letter for a total, or for a pair of equal points. `up` in points: an ace is 1. */
export function letterOf(strategy: Strategy, { points, isSoft }: Total, pair: number | null, up: number): Letter {
  const column = up === 1 ? 9 : up - 2
  if (pair !== null && strategy.pairs[pair]?.[column] === 'P') return 'P'
  const kind = isSoft ? 'soft' : 'hard'
  // Totals without a row: a high total stands, a low one takes a card.
  const letter = strategy[kind][points]?.[column] ?? (points >= MIN_STANDING[kind] ? 'S' : 'H')
  return letter as Letter // the rows contain only these letters: a test reads them all
}

/** The basic strategy's move for a hand, among the offered ones. */
export function advise(
  profile: BlackjackProfile,
  hand: { cards: readonly number[]; total: Total },
  upCard: number,
  offers: readonly string[],
): 'hit' | 'stand' | 'double' | 'split' | 'decline' {
  // Insurance costs more than it pays, for every hand.
  if (offers.includes('decline')) return 'decline'
  const pair = offers.includes('split') ? pointsOf(itemAt(hand.cards, 0)) : null // a hand has cards
  const letter = letterOf(profile.strategy, hand.total, pair, pointsOf(upCard))
  if (letter === 'P') return 'split'
  if (letter === 'D' || letter === 'E') return offers.includes('double') ? 'double' : letter === 'D' ? 'hit' : 'stand'
  return letter === 'H' ? 'hit' : 'stand'
}
