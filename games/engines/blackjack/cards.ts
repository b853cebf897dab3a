import type { Draws } from '../../fairness/stream.ts'
import { itemAt } from '../itemAt.ts'

// A card is a number from 0 to 51: its rank (ace 0, two 1 ... king 12) and thirteen times its suit.

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export type Suit = (typeof SUITS)[number]

export const rankOf = (card: number): number => card % 13
export const suitOf = (card: number): Suit => itemAt(SUITS, Math.floor(card / 13)) // a card is below 52

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }
/** A card's notation: K♠. */
export const signOf = (card: number): string => `${RANKS[rankOf(card)]}${SUIT_SIGNS[suitOf(card)]}`

/** 1 for an ace, 10 for ten and every court card. */
export const pointsOf = (card: number): number => Math.min(10, rankOf(card) + 1)

export interface Total {
  /** The highest total that is no bust, if there is one. */
  readonly points: number
  /** Whether an ace counts eleven in it. */
  readonly isSoft: boolean
}

export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => pointsOf(card) === 1)
  return { points: isSoft ? hard + 10 : hard, isSoft }
}

export const isNatural = (cards: readonly number[]) => cards.length === 2 && totalOf(cards).points === 21

/**
 * Cards of several decks, each once: the next is a random one of the remaining cards, picked by one draw below their
 * number.
 */
export function openShoe(decks: number, draws: Draws): () => Promise<number> {
  // The cards are in order. A drawn one is swapped with the last; only the swaps are stored.
  const moved = new Map<number, number>()
  let left = decks * 52
  return async () => {
    const at = await draws.below(left)
    left--
    const card = moved.get(at) ?? at
    moved.set(at, moved.get(left) ?? left)
    return card % 52
  }
}
