import type { BlackjackMove, BlackjackView } from '../../../engines/blackjack/play.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import { sayCard, sayCards, sayTotal, type Words } from './words.ts'

/** Announces the cards after the deal to screen readers. */
export function saidDeal({ seats, dealer }: BlackjackView, words: Words): string {
  const hands = seats.flatMap(({ seat, hands }) =>
    hands.map(({ cards, total }) =>
      words('saidSeat', { seat: seat + 1, cards: sayCards(cards, words), total: sayTotal(total, words) }),
    ),
  )
  const card = sayCard(itemAt(dealer.cards, 0), words) // the dealer always shows one
  return words('saidDealt', { card, seats: hands.join(' ') })
}

/** Announces whose turn it is and with which hand. */
export function saidTurn({ seats, turn }: BlackjackView, words: Words): string {
  const hand = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]
  if (!turn || !hand) return ''
  return words('saidTurn', { seat: turn.seat + 1, total: sayTotal(hand.total, words) })
}

/** Explains why moves are withheld; null when none are. */
export function saidWithheld(
  { withheld, max_bet_cents: most }: Pick<PresentedRound, 'withheld' | 'max_bet_cents'>,
  words: Words,
  money: (cents: number) => string,
): string | null {
  if (withheld.length === 0 || most === null) return null
  const moves = withheld.map((move) => words(move as BlackjackMove)) // this engine offered them
  return words('withheld', { most: money(most), moves: moves.join(', ') })
}

/** Announces the dealer's hand and the result of each of the player's. */
export function saidEnd({ seats, dealer }: BlackjackView, words: Words, money: (cents: number) => string): string {
  const cards = sayCards(dealer.cards, words)
  // With a single hand its win is the round's win, which is announced afterwards.
  const isOne = seats.length === 1 && seats[0]?.hands.length === 1
  const outcomes = seats.flatMap(({ seat, hands }) =>
    hands.map(({ outcome, winCents }) =>
      words('saidOutcome', {
        seat: seat + 1,
        outcome: `${words(outcome ?? 'loss')}${winCents && !isOne ? ` ${money(winCents)}` : ''}`,
      }),
    ),
  )
  return [words('saidDealer', { cards, total: sayTotal(dealer.total, words) }), ...outcomes].join(' ')
}
