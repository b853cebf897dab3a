import { de } from './texts/de.ts'
import { en, type Key } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type { Key }

export const LANGUAGES = ['en', 'de', 'fr', 'no', 'it', 'et'] as const
export type Language = (typeof LANGUAGES)[number]

export type Say<K extends string> = (key: K, values?: Record<string, string | number>) => string
export type Texts = Say<Key>

/** Words in a locale out of those of every language; English where there is no other. */
export function wordsIn<K extends string>(
  languages: Readonly<Record<Language, Record<K, string>>>,
  locale: string,
): Say<K> {
  const messages = languages[LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en']
  return (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** The words that every game says. */
export const textsFor = (locale: string): Texts => wordsIn<Key>({ en, de, fr, no, it, et }, locale)
