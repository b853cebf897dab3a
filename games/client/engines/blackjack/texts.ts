import { RANKS, rankOf, type Total } from '../../../engines/blackjack/cards.ts'
import { itemAt } from '../../../engines/itemAt.ts'
import type { TextKey, Texts } from '../../../messages.ts'

export type BlackjackTexts = Texts<'blackjack'>

const COURTS: Readonly<Record<string, TextKey<'blackjack'>>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** Name of a card for announcements: only its rank, because suits do not matter here. */
export function cardLabel(card: number, engineTexts: BlackjackTexts): string {
  const rank = itemAt(RANKS, rankOf(card)) // a card is below 52
  const court = COURTS[rank]
  return court ? engineTexts(court) : rank
}

export const cardLabels = (cards: readonly number[], engineTexts: BlackjackTexts) =>
  cards.map((card) => cardLabel(card, engineTexts)).join(', ')

export const totalLabel = ({ points, isSoft }: Total, engineTexts: BlackjackTexts) =>
  isSoft && points < 21 ? engineTexts('soft', { points }) : String(points)
