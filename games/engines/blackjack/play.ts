import type { Draws } from '../../fairness/stream.ts'
import { itemAt } from '../itemAt.ts'
import { isNatural, openShoe, pointsOf, type Total, totalOf } from './cards.ts'
import type { BlackjackProfile } from './profiles.ts'

export const SEATS = 3

export interface BlackjackBet {
  /** Stake of each of the three seats, from the dealer's left; 0 for an empty seat. */
  readonly seats: readonly number[]
}
export const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
export type BlackjackMove = (typeof MOVES)[number]

type Outcome = 'natural' | 'win' | 'push' | 'loss' | 'bust'

export interface HandView {
  readonly cards: readonly number[]
  readonly total: Total
  readonly stakeCents: number
  readonly isDoubled: boolean
  readonly isNatural: boolean
  /** Set only in a finished round. */
  readonly outcome: Outcome | null
  readonly winCents: number | null
}

interface SeatView {
  readonly seat: number
  readonly stakeCents: number
  readonly hands: readonly HandView[]
  readonly insurance: 'none' | 'taken' | 'declined'
  readonly insuranceWinCents: number | null
}

/** The part of the round the player may see: until its end the dealer shows one card. */
export interface BlackjackView {
  readonly seats: readonly SeatView[]
  readonly dealer: { readonly cards: readonly number[]; readonly total: Total; readonly isHidden: boolean }
  /** The hand whose move it is. */
  readonly turn: { readonly seat: number; readonly hand: number } | null
}

interface Hand {
  readonly cards: number[]
  stakeCents: number
  isDoubled: boolean
  isDone: boolean
  readonly isSplit: boolean
}
interface Seat {
  readonly seat: number
  readonly stakeCents: number
  readonly hands: Hand[]
  insurance: 'none' | 'taken' | 'declined'
}

/** The state of a round between deal and settlement, including the hidden card. */
export interface Table {
  readonly profile: BlackjackProfile
  readonly seats: readonly Seat[]
  readonly dealer: number[]
  readonly draw: () => Promise<number>
  isOver: boolean
}

/**
 * Cards are drawn in the order of the deal: one to each seat, one to the dealer, again one to each seat and to the
 * dealer; then those the moves need; the dealer's last.
 */
export async function playBlackjack(
  profile: BlackjackProfile,
  { seats }: BlackjackBet,
  moves: readonly BlackjackMove[],
  draws: Draws,
): Promise<Table> {
  const table = await deal(profile, seats, openShoe(profile.decks, draws))
  await goOn(table)
  for (const move of moves) {
    if (!offersOf(table).includes(move)) throw new Error(`the move ${move} is not possible here`)
    await make(table, move)
    await goOn(table)
  }
  return table
}

async function deal(profile: BlackjackProfile, stakes: readonly number[], draw: () => Promise<number>): Promise<Table> {
  const taken = stakes.flatMap((stakeCents, seat) => (stakeCents > 0 ? [{ stakeCents, seat }] : []))
  const seats: Seat[] = taken.map((seat) => ({ ...seat, insurance: 'none', hands: [newHand(seat.stakeCents, false)] }))
  const dealer: number[] = []
  for (let round = 0; round < 2; round++) {
    for (const { hands } of seats) hands[0]?.cards.push(await draw())
    dealer.push(await draw())
  }
  for (const hand of seats.flatMap(({ hands }) => hands)) hand.isDone = totalOf(hand.cards).points === 21
  return { profile, seats, dealer, draw, isOver: false }
}

const newHand = (stakeCents: number, isSplit: boolean, ...cards: number[]): Hand => ({
  cards,
  stakeCents,
  isDoubled: false,
  isDone: false,
  isSplit,
})

const isInsuranceOffered = ({ dealer, seats, isOver }: Table) =>
  !isOver && pointsOf(itemAt(dealer, 0)) === 1 && seats.some(({ insurance }) => insurance === 'none')

export const turnOf = (table: Table): { seat: Seat; hand: number } | null => {
  if (table.isOver) return null
  if (isInsuranceOffered(table)) {
    const seat = table.seats.find(({ insurance }) => insurance === 'none')
    return seat ? { seat, hand: 0 } : null
  }
  for (const seat of table.seats) {
    const hand = seat.hands.findIndex(({ isDone }) => !isDone)
    if (hand >= 0) return { seat, hand }
  }
  return null
}

/** Moves the player may make now. */
export function offersOf(table: Table): BlackjackMove[] {
  const turn = turnOf(table)
  if (!turn) return []
  if (isInsuranceOffered(table)) return ['insure', 'decline']
  const hand = itemAt(turn.seat.hands, turn.hand) // the turn names one
  const offers: BlackjackMove[] = ['hit', 'stand']
  if (hand.cards.length !== 2) return offers
  if (mayDouble(table.profile, hand)) offers.push('double')
  const [first, second] = hand.cards.map(pointsOf)
  if (!hand.isSplit && first === second) offers.push('split')
  return offers
}

function mayDouble({ doubles, doublesAfterSplit }: BlackjackProfile, hand: Hand): boolean {
  if (hand.isSplit && !doublesAfterSplit) return false
  const { points, isSoft } = totalOf(hand.cards)
  return doubles === 'any' || (!isSoft && points >= 9 && points <= 11)
}

async function make(table: Table, move: BlackjackMove): Promise<void> {
  const turn = turnOf(table)
  if (!turn) throw new Error(`no hand to ${move}`)
  const { seat } = turn
  const hand = itemAt(seat.hands, turn.hand)
  if (move === 'insure') seat.insurance = 'taken'
  else if (move === 'decline') seat.insurance = 'declined'
  else if (move === 'split') await split(table, seat, hand)
  else {
    if (move === 'double') {
      hand.isDoubled = true
      hand.stakeCents *= 2
    }
    if (move !== 'stand') hand.cards.push(await table.draw())
    hand.isDone = move !== 'hit' || totalOf(hand.cards).points >= 21
  }
}

async function split(table: Table, seat: Seat, hand: Hand): Promise<void> {
  const isAces = pointsOf(itemAt(hand.cards, 0)) === 1
  const hands = hand.cards.map((card) => newHand(seat.stakeCents, true, card))
  for (const half of hands) {
    half.cards.push(await table.draw())
    // Split aces take one card each.
    half.isDone = isAces || totalOf(half.cards).points === 21
  }
  seat.hands.splice(0, 1, ...hands)
}

/** After insurance the dealer peeks for blackjack; after the last hand they draw to seventeen. */
async function goOn(table: Table): Promise<void> {
  if (isInsuranceOffered(table)) return
  if (isNatural(table.dealer)) {
    table.isOver = true
    return
  }
  if (turnOf(table)) return
  const hands = table.seats.flatMap(({ hands }) => hands)
  const isNeeded = hands.some((hand) => totalOf(hand.cards).points <= 21 && !isNaturalHand(hand))
  while (isNeeded && drawsOn(table)) table.dealer.push(await table.draw())
  table.isOver = true
}

function drawsOn({ dealer, profile }: Table): boolean {
  const { points, isSoft } = totalOf(dealer)
  return points < 17 || (points === 17 && isSoft && profile.hitsSoft17)
}

const isNaturalHand = ({ cards, isSplit }: Hand) => !isSplit && isNatural(cards)

/** Compares a hand with the dealer's; returns its outcome and payout. */
function settle(hand: Hand, dealer: readonly number[]): { outcome: Outcome; winCents: number } {
  const { points } = totalOf(hand.cards)
  const other = totalOf(dealer).points
  const lost = (outcome: Outcome) => ({ outcome, winCents: 0 })
  if (points > 21) return lost('bust')
  if (isNatural(dealer) !== isNaturalHand(hand)) {
    if (isNatural(dealer)) return lost('loss')
    return { outcome: 'natural', winCents: (hand.stakeCents * 5) / 2 }
  }
  if (points === other) return { outcome: 'push', winCents: hand.stakeCents }
  return other > 21 || points > other ? { outcome: 'win', winCents: hand.stakeCents * 2 } : lost('loss')
}

const insuranceOf = ({ stakeCents }: Pick<Seat, 'stakeCents'>) => stakeCents / 2

function presentSeat(seat: Seat, { dealer, isOver }: Table): SeatView {
  const hands = seat.hands.map((hand) => ({
    cards: [...hand.cards],
    total: totalOf(hand.cards),
    stakeCents: hand.stakeCents,
    isDoubled: hand.isDoubled,
    isNatural: isNaturalHand(hand),
    ...(isOver ? settle(hand, dealer) : { outcome: null, winCents: null }),
  }))
  const isPaid = seat.insurance === 'taken' && isNatural(dealer)
  const insuranceWinCents = isOver && seat.insurance === 'taken' ? (isPaid ? insuranceOf(seat) * 3 : 0) : null
  return { seat: seat.seat, stakeCents: seat.stakeCents, hands, insurance: seat.insurance, insuranceWinCents }
}

export function viewOf(table: Table): BlackjackView {
  const cards = table.isOver ? [...table.dealer] : table.dealer.slice(0, 1)
  const turn = turnOf(table)
  return {
    seats: table.seats.map((seat) => presentSeat(seat, table)),
    dealer: { cards, total: totalOf(cards), isHidden: !table.isOver },
    turn: turn && { seat: turn.seat.seat, hand: turn.hand },
  }
}

/** The additional stake of a move, for the hand whose turn it is. */
export function raiseOf({ seats, turn }: BlackjackView, move: string): number {
  const seat = seats.find((one) => one.seat === turn?.seat)
  if (!seat || !turn) return 0
  if (move === 'double') return seat.hands[turn.hand]?.stakeCents ?? 0
  if (move === 'split') return seat.stakeCents
  return move === 'insure' ? insuranceOf(seat) : 0
}

/** The total stake of a round so far. */
export function stakedOf({ seats }: Table): number {
  return seats.reduce((sum, seat) => {
    const insurance = seat.insurance === 'taken' ? insuranceOf(seat) : 0
    return sum + insurance + seat.hands.reduce((hands, { stakeCents }) => hands + stakeCents, 0)
  }, 0)
}

export const wonOf = ({ seats }: BlackjackView): number =>
  seats.reduce(
    (sum, { hands, insuranceWinCents }) =>
      sum + (insuranceWinCents ?? 0) + hands.reduce((all, { winCents }) => all + (winCents ?? 0), 0),
    0,
  )
