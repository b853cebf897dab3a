import { RANKS, rankOf, type Total } from '../../../engines/blackjack/cards.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { TextKey, Texts } from '../../../messages.ts'

export type Words = Texts<'blackjack'>

const COURTS: Readonly<Record<string, TextKey<'blackjack'>>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** Name of a card for announcements: only its rank, because suits do not matter here. */
export function sayCard(card: number, words: Words): string {
  const rank = itemAt(RANKS, rankOf(card)) // a card is below 52
  const court = COURTS[rank]
  return court ? words(court) : rank
}

export const sayCards = (cards: readonly number[], words: Words) => cards.map((card) => sayCard(card, words)).join(', ')

export const sayTotal = ({ points, isSoft }: Total, words: Words) =>
  isSoft && points < 21 ? words('soft', { points }) : String(points)
