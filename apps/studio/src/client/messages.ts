import { de } from './texts/de.ts'
import { en, type Key } from './texts/en.ts'
import { et } from './texts/et.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import { no } from './texts/no.ts'

export type { Key }

const languages: Readonly<Record<string, Record<Key, string>>> = { en, de, fr, no, it, et }

export type Texts = (key: Key, values?: Record<string, string | number>) => string

/** The words of the game in a locale; English where there is no other. */
export function textsFor(locale: string): Texts {
  const messages = languages[locale.slice(0, 2).toLowerCase()] ?? en
  return (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
