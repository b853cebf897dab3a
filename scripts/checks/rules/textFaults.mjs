import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of a tree by dotted key. */
const leavesOf = (tree, at) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}.${key}`, value]] : leavesOf(value, `${at}.${key}`),
  )

/** Names of a message's placeholders, including those within plurals and selects. */
const placeholdersOf = (message) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[},]/g)].map(([, name]) => name))].toSorted().join(', ')

/**
 * Faults of the texts in one locale, by file name without its extension: keys that English lacks or that are missing,
 * and placeholders that differ from English. A brand or a region overrides only some texts (`isPart`).
 */
export function messageFaults({ english, own, isPart = false }) {
  const known = new Map(Object.entries(english).flatMap(([area, tree]) => leavesOf(tree, area)))
  const written = new Map(Object.entries(own).flatMap(([area, tree]) => leavesOf(tree, area)))
  const dropped = isPart ? [] : [...known.keys()].filter((key) => !written.has(key))
  const other = [...written].filter(([key, text]) => known.has(key) && !samePlaceholders(text, known.get(key)))
  return [
    ...dropped.map((key) => `${key} is missing`),
    ...[...written.keys()].filter((key) => !known.has(key) && !isAddable(key)).map((key) => `${key} is unused`),
    ...other.map(([key]) => `${key} has other placeholders than English: {${placeholdersOf(known.get(key))}}`),
  ]
}

/** Names of a brand's own page areas, looked up by id; English lists only the shared ones. */
const isAddable = (key) => key.startsWith('content.areas.')

/** A plural may omit its number where only a word changes, so other tests compare plurals. */
const samePlaceholders = (text, english) =>
  [text, english].some((one) => one.includes(', plural,')) || placeholdersOf(text) === placeholdersOf(english)

/** Faults of every text in `content/messages` and in the brands' folders. */
export function textFaults(root, brands) {
  const read = (folder) =>
    Object.fromEntries(
      readdirSync(join(root, 'content', folder))
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(root, 'content', folder, file), 'utf8'))]),
    )
  const english = read('messages/en')
  const faultsIn = (folder, isBrand) =>
    existsSync(join(root, 'content', folder))
      ? readdirSync(join(root, 'content', folder)).flatMap((locale) =>
          messageFaults({
            english,
            own: read(`${folder}/${locale}`),
            isPart: isBrand || locale.startsWith('en-'),
          }).map((fault) => `${folder}/${locale}: ${fault}`),
        )
      : []
  return [...faultsIn('messages', false), ...brands.flatMap(({ id }) => faultsIn(`brands/${id}/messages`, true))]
}
