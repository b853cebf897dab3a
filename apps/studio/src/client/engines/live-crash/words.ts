import type { LiveWords } from '../../live/words.ts'
import { type Say, wordsIn } from '../../messages.ts'
import { de as soloDe } from '../crash/texts/de.ts'
import { type CrashKey, en as soloEn } from '../crash/texts/en.ts'
import { et as soloEt } from '../crash/texts/et.ts'
import { fr as soloFr } from '../crash/texts/fr.ts'
import { it as soloIt } from '../crash/texts/it.ts'
import { no as soloNo } from '../crash/texts/no.ts'
import { de } from './texts/de.ts'
import { en, type Key } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type Words = Say<Key>
export const wordsFor = (locale: string): Words => wordsIn<Key>({ en, de, fr, no, it, et }, locale)

/** What the shared flight says as one flown alone does. */
export const soloWords = (locale: string): Say<CrashKey> =>
  wordsIn<CrashKey>({ en: soloEn, de: soloDe, fr: soloFr, no: soloNo, it: soloIt, et: soloEt }, locale)

/** Of the words of live tables those that speak of chips and wheels, in the words of a flight. */
const FOR_TABLE: Partial<Record<Parameters<LiveWords>[0], Key>> = {
  betting: 'boarding',
  lastSeconds: 'lastCall',
  closing: 'closing',
  spinning: 'flying',
  result: 'ended',
  waiting: 'next',
  round: 'flight',
  confirm: 'place',
  layFirst: 'isIn',
  ruleConfirm: 'ruleBoard',
}

export function inFlight(live: LiveWords, words: Words): LiveWords {
  return (key, values) => {
    const own = FOR_TABLE[key]
    return own ? words(own, values) : live(key, values)
  }
}
