import type { BlackjackMove, BlackjackView } from '../../../engines/blackjack/play.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { PresentedRound } from '../../../protocol/round.ts'
import { type BlackjackTexts, cardLabel, cardLabels, totalLabel } from './texts.ts'

/** Announces the cards after the deal to screen readers. */
export function dealAnnouncement({ seats, dealer }: BlackjackView, engineTexts: BlackjackTexts): string {
  const hands = seats.flatMap(({ seat, hands }) =>
    hands.map(({ cards, total }) =>
      engineTexts('saidSeat', {
        seat: seat + 1,
        cards: cardLabels(cards, engineTexts),
        total: totalLabel(total, engineTexts),
      }),
    ),
  )
  const card = cardLabel(itemAt(dealer.cards, 0), engineTexts) // the dealer always shows one
  return engineTexts('saidDealt', { card, seats: hands.join(' ') })
}

/** Announces whose turn it is and with which hand. */
export function turnAnnouncement({ seats, turn }: BlackjackView, engineTexts: BlackjackTexts): string {
  const hand = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]
  if (!turn || !hand) return ''
  return engineTexts('saidTurn', { seat: turn.seat + 1, total: totalLabel(hand.total, engineTexts) })
}

/** Explains why moves are withheld; null when none are. */
export function withheldAnnouncement(
  { withheld, max_bet_cents: maxBet }: Pick<PresentedRound, 'withheld' | 'max_bet_cents'>,
  engineTexts: BlackjackTexts,
  money: (cents: number) => string,
): string | null {
  if (withheld.length === 0 || maxBet === null) return null
  const moves = withheld.map((move) => engineTexts(move as BlackjackMove)) // this engine offered them
  return engineTexts('withheld', { most: money(maxBet), moves: moves.join(', ') })
}

/** Announces the dealer's hand and the result of each of the player's. */
export function endAnnouncement(
  { seats, dealer }: BlackjackView,
  engineTexts: BlackjackTexts,
  money: (cents: number) => string,
): string {
  const cards = cardLabels(dealer.cards, engineTexts)
  // With a single hand its win is the round's win, which is announced afterwards.
  const isOne = seats.length === 1 && seats[0]?.hands.length === 1
  const outcomes = seats.flatMap(({ seat, hands }) =>
    hands.map(({ outcome, winCents }) =>
      engineTexts('saidOutcome', {
        seat: seat + 1,
        outcome: `${engineTexts(outcome ?? 'loss')}${winCents && !isOne ? ` ${money(winCents)}` : ''}`,
      }),
    ),
  )
  return [engineTexts('saidDealer', { cards, total: totalLabel(dealer.total, engineTexts) }), ...outcomes].join(' ')
}
