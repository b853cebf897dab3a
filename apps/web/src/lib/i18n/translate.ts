import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'

type Values = Record<string, unknown>

const formatters = new Map<string, unknown>()

/** Creating an `Intl` formatter costs some 50 µs, so each set of arguments gets one per process. */
function cached<T>(kind: string, args: readonly unknown[], make: () => T): T {
  const key = `${kind} ${JSON.stringify(args)}`
  let one = formatters.get(key) as T | undefined
  if (one === undefined) {
    one = make()
    formatters.set(key, one)
  }
  return one
}

const options: FormatOptions = {
  timeZone: 'UTC',
  formats: { number: { percent: { style: 'percent' } } },
  formatters: {
    getDateTimeFormat: (...args) => cached('date', args, () => new Intl.DateTimeFormat(...args)),
    getNumberFormat: (...args) => cached('number', args, () => new Intl.NumberFormat(...args)),
    getPluralRules: (...args) => cached('plural', args, () => new Intl.PluralRules(...args)),
  },
}

function find(area: unknown, key: string): CompiledMessage | undefined {
  let at = area
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Values)[part]
  }
  return at as CompiledMessage | undefined
}

export interface Translator {
  (key: string, values?: Values): string
  rich(key: string, values?: Values): unknown
  has(key: string): boolean
  /** Whether the text has places for values. */
  takesValues(key: string): boolean
}

const translators = new WeakMap<object, Map<string, Translator>>()

/** The translator of an area's texts, created once per process: on the server all pages share the texts. */
export function translatorOf(area: unknown, areaName: string, locale: string): Translator {
  if (typeof area !== 'object' || area === null) return makeTranslator(area, areaName, locale)
  let ofArea = translators.get(area)
  if (!ofArea) {
    ofArea = new Map()
    translators.set(area, ofArea)
  }
  let one = ofArea.get(locale)
  if (!one) {
    one = makeTranslator(area, areaName, locale)
    ofArea.set(locale, one)
  }
  return one
}

/** Texts of one area. A missing text shows its key, so that the gap is visible and nothing breaks. */
export function makeTranslator(area: unknown, areaName: string, locale: string): Translator {
  const found = new Map<string, CompiledMessage>()
  const messageOf = (key: string): CompiledMessage | undefined => {
    let message = found.get(key)
    if (message === undefined) {
      message = find(area, key)
      if (message !== undefined) found.set(key, message)
    }
    return message
  }
  const write = (key: string, values?: Values): unknown => {
    const message = messageOf(key)
    if (typeof message === 'string') return message
    // A branch is an object, a compiled text an array.
    if (!Array.isArray(message)) return `${areaName}.${key}`
    try {
      // A value of the wrong type makes `format` throw, which is caught below.
      return format(message, locale, values as FormatValues | undefined, options)
    } catch (error) {
      // A missing value of a text must not break the page.
      // biome-ignore lint/suspicious/noConsole: for the author of the text
      if (import.meta.env.DEV) console.error(`${areaName}.${key}`, error)
      return `${areaName}.${key}`
    }
  }
  const translate = (key: string, values?: Values): string => String(write(key, values))
  const takesValues = (key: string): boolean => Array.isArray(messageOf(key))
  const has = (key: string): boolean => typeof messageOf(key) === 'string' || takesValues(key)
  return Object.assign(translate, { rich: write, has, takesValues })
}
