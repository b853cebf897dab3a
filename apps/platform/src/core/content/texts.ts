import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { readContentFolder } from './contentFiles.ts'
import { keysSetAside, messagesSetAside } from './contentState.ts'
import { pluralText } from './pluralText.ts'
import { pseudoLocale, pseudoText } from './pseudoLocale.ts'

/** Texts as in the files: leaves are ICU messages. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Schema of `content/messages/<locale>/<area>.json`. */
export const textTree: z.ZodType<TextTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), textTree])))
const fallback = 'en'

/** "en-NZ" -> ["en", "en-NZ"]: a regional file contains only the differences to its language. */
const layersOf = (locale: string): string[] => {
  const language = itemAt(locale.split('-'), 0)
  return language === locale ? [locale] : [language, locale]
}

const isLocaleName = (locale: string): boolean => /^[a-z]{2}(-[A-Z]{2})?$/.test(locale)

function merge(below: TextTree, above: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const under = merged[key]
    merged[key] = typeof value === 'object' && typeof under === 'object' ? merge(under, value) : value
  }
  return merged
}

const mapTree = (texts: TextTree, change: (text: string) => string): TextTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTree(value, change),
    ]),
  )

/**
 * Moves the labels of an area's menu entries, its `nav`, to `shell.nav`: every page has the menu, but loads only the
 * shell's texts.
 */
function withNavLabels({ shell = {}, ...areas }: TextTree): TextTree {
  const moved: Record<string, string | TextTree> = {}
  let labels: TextTree = {}
  for (const [area, texts] of Object.entries(areas)) {
    // A file is an object: only the leaves inside are strings.
    const { nav, ...own } = texts as TextTree
    if (typeof nav === 'object') labels = { ...labels, ...nav }
    if (Object.keys(own).length > 0) moved[area] = own
  }
  return merge(moved, { shell: merge({ nav: labels }, shell as TextTree) })
}

type Layer = ReadonlyMap<string, TextTree>
const merged = new Map<string, { layers: Layer[]; setAside: unknown; texts: TextTree }>()

/** A file's texts without the messages with these dotted keys. */
function without(texts: TextTree, keys: ReadonlySet<string>, at = ''): TextTree {
  if (keys.size === 0) return texts
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string | TextTree][] => {
      if (typeof value !== 'string') return [[key, without(value, keys, `${at}${key}.`)]]
      return keys.has(at + key) ? [] : [[key, value]]
    }),
  )
}

/** The texts of a folder by area, without its faulty messages: those of the layer below are shown instead. */
const usable = (folder: string, layer: Layer): TextTree =>
  Object.fromEntries([...layer].map(([area, texts]) => [area, without(texts, keysSetAside(folder, area))]))

/** The folders with the texts of a locale, the most general first: English, its language, the region, the brand's own. */
function foldersOf(locale: string, brand: string | undefined): string[] {
  const layers = layersOf(locale)
  const branded = brand === undefined ? [] : layers.map((layer) => `brands/${brand}/messages/${layer}`)
  return [`messages/${fallback}`, ...layers.map((layer) => `messages/${layer}`), ...branded]
}

/**
 * All texts of a locale by area (one file per area), with English for missing ones, overridden by the brand's own
 * (`brands/<brand>/messages/<locale>`); undefined when nothing is in its language. Returns the same object as long as
 * no file changes.
 */
export function textsOf(locale: string, brand?: string): TextTree | undefined {
  if (!isLocaleName(locale)) return undefined
  const folders = foldersOf(locale, brand)
  const layers: Layer[] = folders.map((folder) => readContentFolder(folder, textTree))
  if (folders.every((folder, at) => !folder.startsWith('messages/') || at === 0 || itemAt(layers, at).size === 0))
    return undefined
  const key = `${locale} ${brand}`
  const known = merged.get(key)
  const setAside = messagesSetAside()
  if (known?.setAside === setAside && known?.layers.every((layer, place) => layer === layers[place])) return known.texts
  const layered = withNavLabels(folders.map((folder, at) => usable(folder, itemAt(layers, at))).reduce(merge))
  const texts = locale === pseudoLocale ? mapTree(layered, pseudoText) : layered
  merged.set(key, { layers, setAside, texts })
  return texts
}

function find(texts: TextTree | undefined, key: string): string | undefined {
  let at: string | TextTree | undefined = texts
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The first of the locale's layers, most specific first, then English, that has the text; undefined when none has. */
function lookUp(locale: string, key: string, brand: string | undefined): string | undefined {
  const area = itemAt(key.split('.'), 0)
  const folders = isLocaleName(locale) ? foldersOf(locale, brand) : [`messages/${fallback}`]
  for (const folder of folders.toReversed()) {
    const text = find(readContentFolder(folder, textTree).get(area), key.slice(area.length + 1))
    if (text !== undefined && !keysSetAside(folder, area).has(key.slice(area.length + 1))) return text
  }
  return undefined
}

export const hasText = (key: string): boolean => lookUp(fallback, key, undefined) !== undefined

/**
 * A server-side text in a locale, in English when the locale lacks it, or the key itself when English does too.
 * Supports `{name}` and plurals. With a brand, the brand's own texts come first.
 */
export function textOf(
  locale: string,
  key: string,
  values: Readonly<Record<string, string>> = {},
  brand?: string,
): string {
  const found = lookUp(locale, key, brand)
  if (found === undefined) return key
  const text = locale === pseudoLocale ? pseudoText(found) : found
  return pluralText(text, values, locale).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
