import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of a tree by dotted key. */
const leavesOf = (tree, at) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}.${key}`, value]] : leavesOf(value, `${at}.${key}`),
  )

/** Names of the values a message is given, those within plurals and selects included. */
const placeholdersOf = (message) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[},]/g)].map(([, name]) => name))].toSorted().join(', ')

/**
 * Faults of the texts in one locale, by file name without its ending: keys that English lacks or that are dropped, and
 * other placeholders than in English. A brand or a region overrides some texts only (`isPart`).
 */
export function messageFaults({ english, own, isPart = false }) {
  const known = new Map(Object.entries(english).flatMap(([area, tree]) => leavesOf(tree, area)))
  const written = new Map(Object.entries(own).flatMap(([area, tree]) => leavesOf(tree, area)))
  const dropped = isPart ? [] : [...known.keys()].filter((key) => !written.has(key))
  const other = [...written].filter(([key, text]) => known.has(key) && !samePlaceholders(text, known.get(key)))
  return [
    ...dropped.map((key) => `${key} is missing`),
    ...[...written.keys()]
      .filter((key) => !known.has(key) && !isAddable(key))
      .map((key) => `${key} is read by nothing`),
    ...other.map(([key]) => `${key} has other placeholders than English: {${placeholdersOf(known.get(key))}}`),
  ]
}

/** Names of a brand's own page areas, looked up by their id; English names only those that brands share. */
const isAddable = (key) => key.startsWith('content.areas.')

/** A message may leave a number out where its plural inflects a word only, so plurals are compared by the tests. */
const samePlaceholders = (text, english) =>
  [text, english].some((one) => one.includes(', plural,')) || placeholdersOf(text) === placeholdersOf(english)

/** Faults of every text in `content/messages` and of the brands' own. */
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
