import type { BlackjackView } from '../../../engines/blackjack/play.ts'

/** A card on the table: its hand, its index in the hand, and its face (null: face down). */
export interface Lying {
  readonly name: string
  readonly card: number | null
  readonly index: number
  /** The dealer's hand, or one of a seat: index `place` among the `seats` in play. */
  readonly hand:
    | 'dealer'
    | { readonly seat: number; readonly place: number; readonly at: number; readonly hands: number }
  readonly cards: number
}

const nameOf = (seat: number, hand: number, index: number) => `${seat}/${hand}/${index}`

/** All cards of a view in the order they are dealt: round by round over the seats and the dealer, who draws last. */
export function cardsOf({ seats, dealer }: BlackjackView): Lying[] {
  const theirs = seats.flatMap(({ seat, hands }, place) =>
    hands.flatMap(({ cards }, at) =>
      cards.map((card, index) => ({
        name: nameOf(seat, at, index),
        card,
        index,
        hand: { seat, place, at, hands: hands.length },
        cards: cards.length,
      })),
    ),
  )
  const shown: (number | null)[] = dealer.isHidden ? [...dealer.cards, null] : [...dealer.cards]
  const dealerCards = shown.map((card, index) => ({
    name: `dealer/${index}`,
    card,
    index,
    hand: 'dealer' as const,
    cards: shown.length,
  }))
  const ofRound = (cards: readonly Lying[], round: number) => cards.filter(({ index }) => index === round)
  const first = [0, 1].flatMap((round) => [...ofRound(theirs, round), ...ofRound(dealerCards, round)])
  const later = [...theirs, ...dealerCards].filter(({ index }) => index > 1)
  return [...first, ...later]
}

/** Cards that change their names because a hand was split: its second card becomes the first of the second hand. */
export function renamesOf(before: BlackjackView, after: BlackjackView): { from: string; to: string }[] {
  return after.seats.flatMap(({ seat, hands }) => {
    const was = before.seats.find((other) => other.seat === seat)
    return hands.length === 2 && was?.hands.length === 1 ? [{ from: nameOf(seat, 0, 1), to: nameOf(seat, 1, 0) }] : []
  })
}
