import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of a tree by dotted key. */
const leavesOf = (tree, at) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}.${key}`, value]] : leavesOf(value, `${at}.${key}`),
  )

/** Arguments of an ICU message by name, with their type ('' for plain ones); its tags are arguments too. */
function argumentsOf(message) {
  const found = new Map([...message.matchAll(/<(\w+)>/g)].map(([, name]) => [name, 'tag']))
  let at = 0
  const readText = () => {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') readArgument()
      at += 1
    }
  }
  const readArgument = () => {
    const [head, name, type = ''] = /^\{\s*(\w+)\s*(?:,\s*(\w+))?/.exec(message.slice(at)) ?? [message[at], '']
    if (name) found.set(name, type)
    at += head.length
    // Options of a plural or a select: each is a text in braces.
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') {
        at += 1
        readText()
      }
      at += 1
    }
  }
  readText()
  return found
}

/** Whether two texts have the same arguments. A plural may be left out where its word does not change. */
function haveSameArguments(text, english) {
  const [own, known] = [argumentsOf(text), argumentsOf(english)]
  const isLeftOut = ([name, type]) => !own.has(name) && type !== 'plural'
  return [...own.keys()].every((name) => known.has(name)) && ![...known].some(isLeftOut)
}

const placeholdersOf = (message) => [...argumentsOf(message).keys()].toSorted().join(', ')

/**
 * Faults of the texts in one locale, by file name without its extension: keys that English lacks or that are missing,
 * and placeholders that differ from English. A brand or a region overrides only some texts (`isPart`).
 */
export function messageFaults({ english, own, isPart = false }) {
  const known = new Map(Object.entries(english).flatMap(([area, tree]) => leavesOf(tree, area)))
  const written = new Map(Object.entries(own).flatMap(([area, tree]) => leavesOf(tree, area)))
  const dropped = isPart ? [] : [...known.keys()].filter((key) => !written.has(key))
  const other = [...written].filter(([key, text]) => known.has(key) && !haveSameArguments(text, known.get(key)))
  return [
    ...dropped.map((key) => `${key} is missing`),
    ...[...written.keys()].filter((key) => !known.has(key)).map((key) => `${key} is unused`),
    ...other.map(([key]) => `${key} has other placeholders than English: {${placeholdersOf(known.get(key))}}`),
  ]
}

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
