import type { Draws } from '../../fairness/stream.ts'
import { itemAt } from '../itemAt.ts'
import { type Total, totalOf } from './cards.ts'
import { type BlackjackBet, type BlackjackMove, playBlackjack, type Table, turnOf } from './play.ts'
import type { BlackjackProfile } from './profiles.ts'

/** A card, in the order of the draws, and the total of its hand after it. */
export interface DealtCard {
  readonly card: number
  /** The seat from the dealer's left; null: the dealer's own. */
  readonly seat: number | null
  /** Index of the hand at a split seat. */
  readonly hand: number
  readonly total: Total
}

export interface CourseStep {
  readonly by: 'deal' | BlackjackMove | 'dealer'
  /** The hand whose move it was; null where the table dealt. */
  readonly turn: { readonly seat: number; readonly hand: number; readonly isSplit: boolean } | null
  readonly cards: readonly DealtCard[]
}

/** A finished round move by move. Cards are listed in the order they were drawn: the n-th card is the n-th draw. */
export async function courseOf(
  profile: BlackjackProfile,
  bet: BlackjackBet,
  moves: readonly BlackjackMove[],
  openDraws: () => Draws,
): Promise<CourseStep[]> {
  const after = (made: number) => playBlackjack(profile, bet, moves.slice(0, made), openDraws())
  let table = await after(0)
  const steps: CourseStep[] = [{ by: 'deal', turn: null, cards: dealt(table) }]
  if (moves.length === 0) steps.push(...dealersOf(table))
  for (const [made, by] of moves.entries()) {
    const turn = turnOf(table)
    const next = await after(made + 1)
    if (!turn) throw new Error('a move was made out of turn')
    const { seat, hands } = turn.seat
    const isSplit = hands.length > 1
    const cards = by === 'split' ? [0, 1] : by === 'hit' || by === 'double' ? [turn.hand] : []
    const place = turn.seat
    steps.push({
      by,
      turn: { seat, hand: turn.hand, isSplit },
      cards: cards.map((hand) => lastCard(next, table.seats.indexOf(place), hand)),
    })
    table = next
    if (table.isOver) steps.push(...dealersOf(table))
  }
  return steps
}

/** The first two cards of every hand and the dealer's, including the hidden one. */
function dealt({ seats, dealer }: Table): DealtCard[] {
  const hands = [...seats.map(({ seat, hands: [first] }) => ({ seat, cards: first?.cards ?? [] }))]
  const all = [...hands, { seat: null, cards: dealer }]
  return [0, 1].flatMap((round) =>
    all.map(({ seat, cards }) => ({
      card: itemAt(cards, round), // two are dealt to each
      seat,
      hand: 0,
      total: totalOf(cards.slice(0, round + 1)),
    })),
  )
}

function lastCard({ seats }: Table, place: number, hand: number): DealtCard {
  const seat = seats[place]
  const cards = seat?.hands[hand]?.cards
  const card = cards?.at(-1)
  if (!seat || !cards || card === undefined) throw new Error('a move drew no card')
  return { card, seat: seat.seat, hand, total: totalOf(cards) }
}

/** The cards the dealer drew after all seats had played. */
function dealersOf({ dealer }: Table): CourseStep[] {
  const cards = dealer.slice(2).map((card, at) => ({
    card,
    seat: null,
    hand: 0,
    total: totalOf(dealer.slice(0, at + 3)),
  }))
  return cards.length > 0 ? [{ by: 'dealer', turn: null, cards }] : []
}
