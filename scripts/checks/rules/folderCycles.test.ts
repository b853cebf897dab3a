import { expect, test } from 'vitest'
import { importsOf } from '../boundaries.mjs'
import { folderCycleProblems } from './folderCycles.mjs'

const inCashbox = (path: string) => `apps/platform/src/areas/cashbox/${path}`
const check = (files: Record<string, string>, known: string[] = []) =>
  folderCycleProblems(new Map(Object.entries(files).map(([path, source]) => [path, importsOf(source)])), known).map(
    ({ path, line, text }: { path: string; line: number; text: string }) => `${path}:${line} ${text}`,
  )

const mutual = {
  [inCashbox('deposits/a.ts')]: "import { b } from '../settlement/b.ts'\n",
  [inCashbox('settlement/c.ts')]: "\nimport type { A } from '../deposits/a.ts'\n",
}

test('folders of an area that import each other are reported, with every import', () => {
  expect(check(mutual)).toEqual([
    `${inCashbox('deposits/a.ts')}:1 cashbox/deposits and cashbox/settlement import each other`,
    `${inCashbox('settlement/c.ts')}:2 cashbox/settlement and cashbox/deposits import each other`,
  ])
})

test('one direction, files next to the folders and other areas are accepted', () => {
  expect(
    check({
      [inCashbox('settlement/c.ts')]: "import { a } from '../deposits/a.ts'\n",
      [inCashbox('deposits/a.ts')]: "import { row } from '../store.ts'\nimport { x } from '../../limits/public.ts'\n",
      [inCashbox('store.ts')]: "import { a } from './deposits/a.ts'\n",
    }),
  ).toEqual([])
})

test('a listed pair is accepted, and reported once it no longer exists', () => {
  const known = ['cashbox/deposits cashbox/settlement']
  expect(check(mutual, known)).toEqual([])
  expect(check({}, known)).toEqual([
    'scripts/checks/rules/folderCycles.mjs:1 no longer import each other: cashbox/deposits cashbox/settlement',
  ])
})
