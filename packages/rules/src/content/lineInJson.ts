import { itemAt } from '../validation/required.ts'

const token = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The line, from 1, in which the value at `path` begins; for a missing value, the line of the nearest existing parent.
 * `text` is valid JSON.
 */
export function lineInJson(text: string, path: readonly PropertyKey[]): number {
  const tokens = [...text.matchAll(token)]
  let at = 0
  let begins = 0
  const isNext = (word: string) => tokens[at]?.[0] === word
  const pass = (depth: number, isOnPath: boolean): void => {
    const { 0: word, index } = itemAt(tokens, at++)
    if (isOnPath) begins = index
    if (word !== '{' && word !== '[') return
    for (let place = 0; at < tokens.length && !isNext('}') && !isNext(']'); place += 1) {
      const name = word === '{' ? String(JSON.parse(itemAt(tokens, at)[0])) : place
      if (word === '{') at += 2
      pass(depth + 1, isOnPath && depth < path.length && String(path[depth]) === String(name))
      if (isNext(',')) at += 1
    }
    at += 1
  }
  pass(0, true)
  return lineAt(text, begins)
}

const plain = /^(?:".*"|true|false|null|-?\d[\d.eE+-]*)$/

/** The line, from 1, at which a text stops being valid JSON: the message of `JSON.parse` does not always contain it. */
export function lineOfSyntaxError(text: string): number {
  const tokens = [...text.matchAll(token)]
  let at = 0
  const take = (isWanted: (word: string) => boolean): boolean => {
    const isTaken = isWanted(tokens[at]?.[0] ?? '')
    if (isTaken) at += 1
    return isTaken
  }
  const mark = (wanted: string) => take((word) => word === wanted)
  const member = () => take((word) => word.startsWith('"')) && mark(':') && value()
  const list = (one: () => boolean, end: string): boolean => {
    if (mark(end)) return true
    while (one()) {
      if (mark(end)) return true
      if (!mark(',')) return false
    }
    return false
  }
  const value = (): boolean => {
    if (mark('{')) return list(member, '}')
    if (mark('[')) return list(value, ']')
    return take((word) => plain.test(word))
  }
  value()
  return lineAt(text, tokens[at]?.index ?? text.trimEnd().length)
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
