import { globSync, readFileSync } from 'node:fs'

/**
 * Patterns of an area that match nothing in the repository: each would change what a run measures without a word.
 * @param {{ mutate: readonly string[], tests: readonly string[], slow?: readonly string[] }} area
 * @param {string} cwd
 */
export function findFaults({ mutate, tests, slow = [] }, cwd) {
  const filesOf = (pattern) => globSync(pattern.replace(/^!/, ''), { cwd })
  const texts = tests.flatMap(filesOf).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'))
  return [
    ...[...mutate, ...tests].flatMap(expand).filter((pattern) => filesOf(pattern).length === 0),
    ...slow.filter((title) => !texts.some((text) => text.includes(title))).map((title) => `the title "${title}"`),
  ]
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`, because the other would hide that one is missing. */
function expand(pattern) {
  const start = pattern.lastIndexOf('{')
  if (start < 0) return [pattern]
  const end = pattern.indexOf('}', start)
  const names = pattern.slice(start + 1, end).split(',')
  return names.flatMap((name) => expand(pattern.slice(0, start) + name + pattern.slice(end + 1)))
}
