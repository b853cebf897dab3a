import { searchWords } from '@apogee/rules/games/fold'

/**
 * The number of letters inserted, deleted, replaced or swapped with their neighbour to make the words equal, if at most
 * `most`.
 */
function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const line = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (line[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      line.push(least)
    }
    before = last
    last = line
  }
  return last[other.length] ?? most + 1
}

const mistakesOf = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * A word's distance to the name's nearest word: 0 for equal, 1 for a prefix, 2 and more for typos; undefined for no
 * match.
 */
function distance(word: string, name: readonly string[]): number | undefined {
  if (name.includes(word)) return 0
  if (name.some((one) => one.startsWith(word))) return 1
  const most = mistakesOf(word)
  if (most === 0) return undefined
  const least = Math.min(
    ...name.map((one) => Math.min(edits(word, one, most), edits(word, one.slice(0, word.length), most))),
  )
  return least <= most ? 1 + least : undefined
}

/**
 * Finds things whose name contains every word of a text, in any order, as a prefix or with a typo. The nearest come
 * first; equally near ones keep the given order. A name also matches when written as one word. Names are split once, on
 * the first search.
 */
export function searchNames<T>(things: readonly T[], nameOf: (thing: T) => string): (text: string) => readonly T[] {
  let names: readonly { thing: T; name: readonly string[] }[] | undefined
  return (text) => {
    names ??= things.map((thing) => {
      const words = searchWords(nameOf(thing))
      return { thing, name: [...words, words.join('')] }
    })
    return matching(searchWords(text), names)
  }
}

function matching<T>(asked: readonly string[], names: readonly { thing: T; name: readonly string[] }[]): readonly T[] {
  if (asked.length === 0) return []
  return names
    .map(({ thing, name }) => {
      const far = asked.map((word) => distance(word, name))
      const sum = far.some((one) => one === undefined)
        ? undefined
        : far.reduce<number>((all, one) => all + (one ?? 0), 0)
      return { thing, sum }
    })
    .filter((one): one is { thing: T; sum: number } => one.sum !== undefined)
    .sort((a, b) => a.sum - b.sum)
    .map(({ thing }) => thing)
}
