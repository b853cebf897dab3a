import { type Say, wordsIn } from '../messages.ts'
import { de } from './texts/de.ts'
import { en, type Key } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type LiveWords = Say<Key>
export const liveWords = (locale: string): LiveWords => wordsIn<Key>({ en, de, fr, no, it, et }, locale)
