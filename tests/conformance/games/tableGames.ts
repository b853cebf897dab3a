import { type Draw, placeIn, removeDrawn } from './draws.ts'
import type { Outcome, Tables } from './outcome.ts'

export interface RouletteTable {
  readonly zero: 'takes' | 'halves' | 'holds'
  readonly comets: {
    readonly counts: readonly number[]
    readonly times: readonly (readonly [times: number, chances: number])[]
    readonly straight: number
  } | null
}
export interface Chips {
  readonly chips: readonly { readonly spot: string; readonly cents: number }[]
}

export function roulette(tables: Tables, { zero, comets }: RouletteTable, draw: Draw, { chips }: Chips): Outcome {
  const struck = new Map<number, number>()
  if (comets) {
    const count = 1 + placeIn(comets.counts, draw(100))
    const left = Array.from({ length: 37 }, (_, number) => number)
    const numbers = Array.from({ length: count }, () => removeDrawn(left, draw))
    const chances = comets.times.map(([, chance]) => chance)
    for (const number of numbers) struck.set(number, comets.times[placeIn(chances, draw(100))]?.[0] ?? 0)
  }
  const spins = [draw(37)]
  const ball = spins[0] ?? 0
  const spotOf = (id: string) => tables.spots[id] ?? { numbers: [], pays: 0 }
  const isHeld = zero === 'holds' && ball === 0 && chips.some(({ spot }) => spotOf(spot).pays === 1)
  while (isHeld && spins.at(-1) === 0) spins.push(draw(37))
  const win = chips.reduce((sum, { spot: id, cents }) => {
    const { numbers, pays } = spotOf(id)
    const isStraight = numbers.length === 1
    if (numbers.includes(ball)) {
      const plain = (isStraight && comets ? comets.straight : pays) + 1
      return sum + cents * ((isStraight ? struck.get(ball) : undefined) ?? plain)
    }
    if (ball !== 0 || pays !== 1) return sum
    if (zero === 'halves') return sum + cents / 2
    return zero === 'holds' && numbers.includes(spins.at(-1) ?? 0) ? sum + cents : sum
  }, 0)
  return { win, seen: spins }
}

export interface WheelTable {
  readonly segments: readonly string[]
  readonly mostTimes: number
}
export function wheel({ segments, mostTimes }: WheelTable, draw: Draw, { chips }: Chips): Outcome {
  const stops: number[] = []
  for (let times = 1; ; ) {
    const stop = draw(segments.length)
    stops.push(stop)
    const segment = segments[stop] ?? ''
    const figure = Number(segment.slice(1))
    if (segment.startsWith('x')) {
      times = Math.min(mostTimes, times * figure)
      continue
    }
    const win = chips.reduce((sum, { spot, cents }) => (spot === segment ? sum + cents * (figure * times + 1) : sum), 0)
    return { win, seen: stops }
  }
}

export interface BlackjackTable {
  readonly decks: number
  readonly hitsSoft17: boolean
}
interface Hand {
  cards: number[]
  stake: number
  isSplit: boolean
  isDone: boolean
}
interface Seat {
  readonly stake: number
  hands: Hand[]
  insured: boolean | null
}

const pointsOf = (card: number) => Math.min(10, (card % 13) + 1)
function total(cards: readonly number[]): { points: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { points: isSoft ? hard + 10 : hard, isSoft }
}
const isNatural = (cards: readonly number[]) => cards.length === 2 && total(cards).points === 21

export function blackjack(
  { decks, hitsSoft17 }: BlackjackTable,
  draw: Draw,
  bet: { readonly seats: readonly number[] },
  moves: readonly string[],
): Outcome {
  const shoe = Array.from({ length: decks * 52 }, (_, card) => card % 52)
  const deal = (): number => {
    const place = draw(shoe.length)
    const card = shoe[place] ?? 0
    const last = shoe.pop() ?? 0
    if (place < shoe.length) shoe[place] = last
    return card
  }
  const seats: Seat[] = bet.seats.flatMap((stake) =>
    stake > 0 ? [{ stake, hands: [{ cards: [], stake, isSplit: false, isDone: false }], insured: null }] : [],
  )
  const dealer: number[] = []
  for (let turn = 0; turn < 2; turn++) {
    for (const { hands } of seats) hands[0]?.cards.push(deal())
    dealer.push(deal())
  }
  for (const hand of seats.flatMap(({ hands }) => hands)) hand.isDone = total(hand.cards).points === 21
  const offersInsurance = () => pointsOf(dealer[0] ?? 0) === 1 && seats.some(({ insured }) => insured === null)
  for (const move of moves) {
    if (offersInsurance()) {
      const seat = seats.find(({ insured }) => insured === null)
      if (seat) seat.insured = move === 'insure'
    } else act(seats, move, deal)
  }
  const hands = seats.flatMap((seat) => seat.hands)
  const isOpen = ({ cards, isSplit }: Hand) => total(cards).points <= 21 && (isSplit || !isNatural(cards))
  if (!isNatural(dealer) && hands.some(isOpen)) {
    for (
      let now = total(dealer);
      now.points < 17 || (now.points === 17 && now.isSoft && hitsSoft17);
      now = total(dealer)
    )
      dealer.push(deal())
  }
  const insurance = seats.reduce((sum, { insured, stake }) => sum + (insured ? stake / 2 : 0), 0)
  const won = hands.reduce((sum, hand) => sum + payOf(hand, dealer), 0)
  return {
    win: won + (isNatural(dealer) ? insurance * 3 : 0),
    staked: insurance + hands.reduce((sum, { stake }) => sum + stake, 0),
    seen: dealer,
  }
}

function act(seats: readonly Seat[], move: string, deal: () => number): void {
  const seat = seats.find(({ hands }) => hands.some(({ isDone }) => !isDone))
  const hand = seat?.hands.find(({ isDone }) => !isDone)
  if (!seat || !hand) throw new Error('a move after all hands have ended')
  if (move === 'split') {
    const [first = 0, second = 0] = hand.cards
    seat.hands = [first, second].map((card) => {
      const cards = [card, deal()]
      const isDone = pointsOf(card) === 1 || total(cards).points === 21
      return { cards, stake: seat.stake, isSplit: true, isDone }
    })
    return
  }
  if (move === 'double') hand.stake *= 2
  if (move !== 'stand') hand.cards.push(deal())
  hand.isDone = move !== 'hit' || total(hand.cards).points >= 21
}

function payOf({ cards, stake, isSplit }: Hand, dealer: readonly number[]): number {
  const [own, other] = [total(cards).points, total(dealer).points]
  const isOwnNatural = !isSplit && isNatural(cards)
  if (own > 21) return 0
  if (isNatural(dealer)) return isOwnNatural ? stake : 0
  if (isOwnNatural) return (stake * 5) / 2
  if (other > 21 || own > other) return stake * 2
  return own === other ? stake : 0
}
