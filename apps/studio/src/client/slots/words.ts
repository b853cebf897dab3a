import { type Say, wordsIn } from '../messages.ts'
import { de } from './texts/de.ts'
import { en, type SlotKey } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type SlotWords = Say<SlotKey>

/** The words that slots share. */
export const slotWordsIn = (locale: string): SlotWords => wordsIn({ de, en, et, fr, it, no }, locale)
