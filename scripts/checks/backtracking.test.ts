import { expect, test } from 'vitest'
import { backtrackingProblems } from './rules/backtracking.mjs'

const linesOf = (source: string) =>
  backtrackingProblems('a.ts', source).map((problem) => problem.replace(/ takes (\w+).*/, ' $1'))

test('a pattern whose time grows faster than its text is reported with its line', () => {
  expect(linesOf('const a = 1\nconst b = /^(a+)+$/\nconst c = /\\s+$/g')).toEqual([
    'a.ts:2 /^(a+)+$/ exponential',
    'a.ts:3 /\\s+$/g quadratic',
  ])
})

test('a linear pattern, and one with a comment on why it is safe, are accepted', () => {
  expect(linesOf('const a = /(?<!\\s)\\s+$/\n// backtracking: our own text\nconst b = /\\s+$/')).toEqual([])
})

test('a pattern in a type, a template or JSX is found too', () => {
  expect(backtrackingProblems('a.tsx', 'const a = <p title={`${x.replace(/0+$/, "")}`}>a</p>')).toHaveLength(1)
})
