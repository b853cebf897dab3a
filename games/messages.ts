import type { EngineId } from './engines/engine.ts'

type English = typeof import('../content/messages/en/studio.json')

/** A part of `content/messages/<locale>/studio.json`: the texts of all games, of a kind of game or of one engine. */
export type Namespace = keyof English

export type TextKey<N extends Namespace = 'common'> = keyof English[N] & string

/** A text with its placeholders filled. */
export type Format<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string

/** The texts of a namespace; `common` is shared by all games. */
export type Texts<N extends Namespace = 'common'> = Format<TextKey<N>>

/** Texts by namespace, in the player's language and their brand's wording. */
export type TextsIn = <N extends Namespace>(namespace: N) => Texts<N>

/** Texts in one language, by namespace and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Namespaces of an engine's client, in addition to `common`. */
export const NAMESPACES: Readonly<Record<EngineId, readonly Namespace[]>> = {
  lines: ['slots', 'lines'],
  ways: ['slots', 'ways'],
  hold: ['slots', 'hold'],
  roulette: ['roulette'],
  blackjack: ['blackjack', 'dealers'],
  crash: ['crash'],
  plinko: ['plinko'],
  mines: ['mines'],
  'live-roulette': ['live', 'dealers', 'roulette'],
  'live-wheel': ['live', 'dealers', 'live-wheel'],
  'live-crash': ['live', 'live-crash', 'crash'],
}

/** Namespaces for the explanation of a round on its fairness page. */
export const courseNamespaces = (engine: EngineId): readonly Namespace[] => ['course', ...NAMESPACES[engine]]

/** A selection of namespaces, so that a page carries only the texts it shows. */
export const pickMessages = (messages: Messages, namespaces: readonly Namespace[]): Messages =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace] ?? {}]))

/** A figure as profiles write it: 96.04. */
const FIGURE = /^\d+\.\d{1,2}$/

/** Looks up texts; a missing one reads as its key. Figures get the decimal separator of the locale. */
export const createTextsIn = (messages: Messages, locale = 'en'): TextsIn => {
  const separator = new Intl.NumberFormat(locale).format(0.5).charAt(1)
  const shown = (value: string | number) => {
    const text = String(value)
    return FIGURE.test(text) ? text.replace('.', separator) : text
  }
  return (namespace) =>
    (key, values = {}) => {
      const text = messages[namespace]?.[key] ?? key
      return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => shown(values[name] ?? placeholder))
    }
}
