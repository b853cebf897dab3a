import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { createTextsIn, type Messages, type Texts } from '../../../games/messages.ts'

export type Language = 'en' | 'de'
export const languages: readonly Language[] = ['en', 'de']

/** Texts and paths of a test in one language, from the same messages that the product shows. */
export interface Words {
  readonly language: Language
  /** `say('auth.signIn.title')`: area, then key. */
  say(key: string, values?: Record<string, string | number>): string
  /** The same without tags: `<terms>`. */
  plain(key: string): string
  /** Texts of the games' client. */
  readonly game: Texts
  /** A path of the site in this language. */
  path(path: string): string
  /** Minor units as a player reads them. */
  money(cents: number, currency?: string): string
}

const folder = new URL('../../../content/messages/', import.meta.url)
const tags = { en: 'en-IE', de: 'de' } as const

/** Texts of the games by namespace. */
export const gameTextsOf = (language: Language) =>
  createTextsIn(JSON.parse(readFileSync(new URL(`${language}/studio.json`, folder), 'utf8')) as Messages)

/** The texts of a language. */
export function wordsOf(language: Language): Words {
  const areas = new Map<string, Record<string, string>>()
  const textsOf = (area: string): Record<string, string> => {
    const known = areas.get(area)
    if (known) return known
    const read = JSON.parse(readFileSync(new URL(`${language}/${area}.json`, folder), 'utf8')) as Record<string, string>
    areas.set(area, read)
    return read
  }
  const say: Words['say'] = (key, values) => {
    const [area = '', ...rest] = key.split('.')
    const onError = (error: Error) => {
      throw error
    }
    return createTranslator({ locale: tags[language], messages: textsOf(area), onError })(rest.join('.'), values)
  }
  return {
    language,
    say,
    plain: (key) => {
      const [area = '', ...rest] = key.split('.')
      const found = rest.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], textsOf(area))
      return String(found).replace(/<\/?\w+>/g, '')
    },
    game: gameTextsOf(language)('common'),
    path: (path) => (language === 'en' ? path : path === '/' ? '/de' : `/de${path}`),
    money: (cents, currency = 'EUR') =>
      new Intl.NumberFormat(tags[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        cents / 100,
      ),
  }
}
