import { addAt, itemAt } from '../itemAt.ts'
import type { Total } from './cards.ts'
import type { BlackjackProfile } from './profiles.ts'
import { letterOf } from './strategy.ts'

// Exact, by counting: every hand the strategy can reach, weighted with the probability of its cards from the shoe,
// against every hand of the dealer from the remaining cards. Two facts make a split countable. The second hand's cards
// are drawn from the same shoe as those of the first, unseen, so both have the same expected value; and the strategy
// looks only at its own hand and the dealer's first card, so the hole card may be counted last.

export interface BlackjackFigures {
  /** Average win or loss, in stakes of the seat. */
  readonly edge: number
  /** Average total stake, doubles and splits included. */
  readonly staked: number
  /** Returned share of all stakes. */
  readonly rtp: number
  /** Share of hands that win. */
  readonly hitRate: number
}

/** Sums weighted by probability: net result, stakes beyond the first, hands beyond the first, hands won. */
type Sums = readonly [net: number, extra: number, hands: number, won: number]

export function blackjackFigures(profile: BlackjackProfile): BlackjackFigures {
  const shoe = new Shoe(profile)
  let [net, extra, hands, won] = [0, 0, 0, 0]
  for (let up = 1; up <= 10; up++) {
    const values = new Values(profile, shoe, up)
    shoe.during(up, (upChance) => {
      for (let first = 1; first <= 10; first++) {
        shoe.during(first, (firstChance) => {
          for (let second = first; second <= 10; second++) {
            shoe.during(second, (secondChance) => {
              const chance = upChance * firstChance * secondChance * (first === second ? 1 : 2)
              const start = values.start(first, second)
              net += chance * start[0]
              extra += chance * start[1]
              hands += chance * start[2]
              won += chance * start[3]
            })
          }
        })
      }
    })
  }
  const staked = 1 + extra
  return { edge: net, staked, rtp: 1 + net / staked, hitRate: won / (1 + hands) }
}

export const statedFigures = ({ rtp, hitRate }: BlackjackFigures) => ({
  rtp: (rtp * 100).toFixed(2),
  hitRate: (hitRate * 100).toFixed(1),
})

/** The remaining cards of the shoe, by points. */
class Shoe {
  readonly left: number[]
  cards: number
  /** Key of the removed cards: base 32, one digit per value. */
  taken = 0

  constructor({ decks }: BlackjackProfile) {
    this.left = Array.from({ length: 11 }, (_, points) => (points === 0 ? 0 : decks * (points === 10 ? 16 : 4)))
    this.cards = decks * 52
  }

  /** Removes a card, if there is one, while the callback runs, and passes its probability. */
  during(points: number, work: (chance: number) => void): void {
    const count = itemAt(this.left, points)
    if (count === 0) return
    const chance = count / this.cards
    this.left[points] = count - 1
    this.cards--
    this.taken += itemAt(DIGITS, points)
    work(chance)
    this.taken -= itemAt(DIGITS, points)
    this.cards++
    this.left[points] = count
  }
}
const DIGITS = Array.from({ length: 11 }, (_, points) => 32 ** (points - 1))

const add = ({ points, isSoft }: Total, card: number): Total => {
  const hard = (isSoft ? points - 10 : points) + card
  const hasAce = isSoft || card === 1
  return hasAce && hard <= 11 ? { points: hard + 10, isSoft: true } : { points: hard, isSoft: false }
}
const NOTHING: Total = { points: 0, isSoft: false }

/** Expected values of hands against one first card of the dealer. */
class Values {
  readonly #dealers = new Map<number, Float64Array>()
  readonly #hands = new Map<string, Sums>()
  readonly #profile: BlackjackProfile
  readonly #shoe: Shoe
  readonly #up: number
  readonly #draws: readonly Draw[]

  constructor(profile: BlackjackProfile, shoe: Shoe, up: number) {
    this.#profile = profile
    this.#shoe = shoe
    this.#up = up
    this.#draws = dealerDraws(up, profile.hitsSoft17)
  }

  start(first: number, second: number): Sums {
    const natural = this.#naturalChance()
    const total = add(add(NOTHING, first), second)
    // A natural wins one and a half unless the dealer has one too.
    if (total.points === 21) return [1.5 * (1 - natural), 0, 0, 1 - natural]
    const played = this.#play(total, { isFirst: true, pair: first === second ? first : null, split: 0 })
    return [played[0] - natural, played[1], played[2], played[3]]
  }

  /** Probability that the dealer has a natural, from the remaining cards. */
  #naturalChance(): number {
    const completer = this.#up === 1 ? 10 : this.#up === 10 ? 1 : 0
    return completer === 0 ? 0 : itemAt(this.#shoe.left, completer) / this.#shoe.cards
  }

  /** Sums over the dealer's hands that are no natural; their probabilities are not scaled up to one. */
  #play(total: Total, hand: { isFirst: boolean; pair: number | null; split: number }): Sums {
    if (total.points > 21) return this.#end(total, 1)
    const key = `${this.#shoe.taken}/${total.points}/${hand.isFirst}/${hand.split}`
    const known = this.#hands.get(key)
    if (known) return known
    const value = this.#move(total, hand)
    this.#hands.set(key, value)
    return value
  }

  #move(total: Total, hand: { isFirst: boolean; pair: number | null; split: number }): Sums {
    const letter = total.points === 21 ? 'S' : letterOf(this.#profile.strategy, total, hand.pair, this.#up)
    if (letter === 'P' && hand.pair !== null) return this.#split(hand.pair)
    if ((letter === 'D' || letter === 'E') && hand.isFirst && this.#mayDouble(total, hand.split)) {
      const [net, , , won] = this.#next((card) => this.#end(add(total, card), 2))
      return [net, 1 - this.#naturalChance(), 0, won]
    }
    if (letter === 'S' || letter === 'E') return this.#end(total, 1)
    return this.#next((card) => this.#play(add(total, card), { isFirst: false, pair: null, split: hand.split }))
  }

  #mayDouble({ points, isSoft }: Total, split: number): boolean {
    if (split > 0 && !this.#profile.doublesAfterSplit) return false
    return this.#profile.doubles === 'any' || (!isSoft && points >= 9 && points <= 11)
  }

  #split(pair: number): Sums {
    const one = this.#next((card) => {
      const total = add(add(NOTHING, pair), card)
      return pair === 1 ? this.#end(total, 1) : this.#play(total, { isFirst: true, pair: null, split: pair })
    })
    const open = 1 - this.#naturalChance()
    return [2 * one[0], open + 2 * one[1], open, 2 * one[3]]
  }

  #next(worth: (card: number) => Sums): Sums {
    const sums: [number, number, number, number] = [0, 0, 0, 0]
    for (let card = 1; card <= 10; card++) {
      this.#shoe.during(card, (chance) => {
        const value = worth(card)
        for (let at = 0; at < 4; at++) sums[at] = itemAt(sums, at) + chance * itemAt(value, at)
      })
    }
    return sums
  }

  /** A finished hand. */
  #end({ points }: Total, stakes: number): Sums {
    const dealer = this.#dealer()
    if (points > 21) return [-stakes * dealer.reduce((sum, chance) => sum + chance, 0), 0, 0, 0]
    let wins = itemAt(dealer, BUST)
    let losses = 0
    for (let other = 17; other <= 21; other++) {
      if (other < points) wins += itemAt(dealer, other - 17)
      else if (other > points) losses += itemAt(dealer, other - 17)
    }
    return [stakes * (wins - losses), 0, 0, wins]
  }

  /** Probabilities that the dealer ends on 17 to 21 or busts without a natural, from the remaining cards. */
  #dealer(): Float64Array {
    const known = this.#dealers.get(this.#shoe.taken)
    if (known) return known
    const { left, cards } = this.#shoe
    const chances = new Float64Array(6)
    const reached = new Float64Array(this.#draws.length + 1)
    reached[0] = 1
    for (const { from, card, same, drawn, to } of this.#draws) {
      const count = itemAt(left, card) - same
      if (count <= 0) continue
      const chance = (itemAt(reached, from) * count) / (cards - drawn)
      if (to.isEnd) addAt(chances, to.slot, chance)
      else addAt(reached, to.hand, chance)
    }
    this.#dealers.set(this.#shoe.taken, chances)
    return chances
  }
}
const BUST = 5

/** A card that the dealer draws to a hand. Hands of the same cards are one, in any order. */
interface Draw {
  readonly from: number
  readonly card: number
  /** Cards of that value, and cards in all, that the dealer has drawn before. */
  readonly same: number
  readonly drawn: number
  readonly to: { readonly isEnd: false; readonly hand: number } | { readonly isEnd: true; readonly slot: number }
}

/** Every draw of a dealer who shows this card, the draws to a hand before those from it. A natural is left out. */
function dealerDraws(up: number, hitsSoft17: boolean): readonly Draw[] {
  const hands: { readonly total: Total; readonly cards: readonly number[] }[] = [{ total: add(NOTHING, up), cards: [] }]
  const known = new Map<string, number>()
  const handOf = (total: Total, cards: readonly number[]): number => {
    const key = cards.join()
    const hand = known.get(key) ?? hands.push({ total, cards }) - 1
    known.set(key, hand)
    return hand
  }
  const draws: Draw[] = []
  for (let from = 0; from < hands.length; from++) {
    const { total, cards } = itemAt(hands, from)
    for (let card = 1; card <= 10; card++) {
      const next = add(total, card)
      if (cards.length === 0 && next.points === 21) continue
      const stands = next.points > 17 || (next.points === 17 && !(next.isSoft && hitsSoft17))
      const to = stands
        ? ({ isEnd: true, slot: Math.min(next.points - 17, BUST) } as const)
        : ({
            isEnd: false,
            hand: handOf(
              next,
              [...cards, card].sort((a, b) => a - b),
            ),
          } as const)
      const same = cards.filter((one) => one === card).length
      draws.push({ from, card, same, drawn: cards.length, to })
    }
  }
  return draws
}
