import { RANKS, rankOf, type Total } from '../../../engines/blackjack/cards.ts'
import { type Say, wordsIn } from '../../messages.ts'
import { de } from './texts/de.ts'
import { en, type Key } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type Words = Say<Key>
export const TEXTS = { en, de, fr, no, it, et }
export const wordsFor = (locale: string): Words => wordsIn<Key>(TEXTS, locale)

const COURTS: Readonly<Record<string, Key>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' }

/** A card as it is said: its rank, for suits mean nothing here. */
export function sayCard(card: number, words: Words): string {
  const rank = RANKS[rankOf(card)] as string // a card is below 52
  const court = COURTS[rank]
  return court ? words(court) : rank
}

export const sayCards = (cards: readonly number[], words: Words) => cards.map((card) => sayCard(card, words)).join(', ')

export const sayTotal = ({ points, isSoft }: Total, words: Words) =>
  isSoft && points < 21 ? words('soft', { points }) : String(points)
