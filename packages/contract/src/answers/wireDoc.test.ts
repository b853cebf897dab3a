import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api, type CallName } from '../index.ts'
import type { CallSpec } from '../protocol/define.ts'
import { isOurs, ourCalls } from '../protocol/extensions.ts'
import { extensionsOf } from './shapesOf.ts'

const doc = readFileSync(new URL('../../../../docs/wire.md', import.meta.url), 'utf8')
const [, calls = '', fields = ''] = doc.split(/^## (?:Calls|Fields)$/m)
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (?!-)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '))
const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** `bonuses: wager`: the fallback for a missing field is the same for all calls of the area. */
const leafOf = (path: string): string => (path.startsWith('> ') ? path : (path.split('.').at(-1) ?? path))

test('docs/wire.md lists every call of ours, once', () => {
  const told = rowsOf(calls).flatMap(([cell]) => named(cell))
  expect(told.toSorted()).toEqual([...ourCalls].toSorted())
})

test('docs/wire.md lists every field of ours in a call of the public wire, and no other', () => {
  const marked = (Object.entries(api) as [CallName, CallSpec][])
    .filter(([name]) => !isOurs(name))
    .flatMap(([name, spec]) => extensionsOf(spec).map((path) => `${name.split('.')[0]}: ${leafOf(path)}`))
  const told = rowsOf(fields).flatMap(([areas = '', names]) =>
    areas.split(', ').flatMap((area) => named(names).map((name) => `${area}: ${name}`)),
  )
  expect([...new Set(told)].toSorted()).toEqual([...new Set(marked)].toSorted())
})

test('every row names its uses and the fallback without it', () => {
  for (const row of [...rowsOf(calls), ...rowsOf(fields)]) for (const cell of row) expect(cell.trim()).not.toBe('')
})
