import { expect, test } from 'vitest'
import { importsOf } from '../boundaries.mjs'
import { areaCycleProblems } from './areaCycles.mjs'

const area = (path: string) => `apps/platform/src/areas/${path}`
const feature = (path: string) => `apps/web/src/features/${path}`
const check = (files: Record<string, string>, known: { areas: string[]; why: string }[] = []) =>
  areaCycleProblems(new Map(Object.entries(files).map(([path, source]) => [path, importsOf(source)])), known).map(
    ({ path, text }: { path: string; text: string }) => `${path}: ${text}`,
  )

test('areas may depend on each other in one direction', () => {
  expect(
    check({
      [area('cashbox/a.ts')]: "import { b } from '../limits/public.ts'",
      [area('limits/b.ts')]: "import { c } from './c.ts'\nimport { d } from '../../core/d.ts'",
      [feature('limits/e.ts')]: "import type { F } from '../cashbox/queries'",
    }),
  ).toEqual([])
})

test.each([
  ['a value', "import { a } from '../cashbox/public.ts'"],
  ['a type', "import type { A } from '../cashbox/public.ts'"],
  ['a lazy import', "const load = () => import('../cashbox/public.ts')"],
])('two areas that import each other are rejected, even by %s', (_, source) => {
  const many = "import { b } from '../limits/public.ts'\nimport { c } from '../limits/public.ts'"
  expect(check({ [area('cashbox/a.ts')]: many, [area('limits/b.ts')]: source })).toEqual([
    `${area('limits/b.ts')}: area cashbox imports area limits too: offer it as a service, publish an event, or move the use case`,
  ])
})

test('a page of a feature may show any feature', () => {
  const files = {
    [feature('profile/pages/LimitsPage.tsx')]: "import { LimitsPanel } from '../../limits/components/LimitsPanel'",
    [feature('limits/components/LimitsPanel.tsx')]: "import { playerQuery } from '../../profile/queries'",
  }
  expect(check(files)).toEqual([])
})

test('a longer cycle is rejected unless it is listed, and a listed cycle that no longer exists is reported', () => {
  const files = {
    [area('a/a.ts')]: "import { b } from '../b/public.ts'",
    [area('b/b.ts')]: "import { c } from '../c/public.ts'",
    [area('c/c.ts')]: "import { a } from '../a/public.ts'",
    [area('d/d.ts')]: "import { a } from '../a/public.ts'",
  }
  const listed = [{ areas: ['a', 'b', 'c'], why: 'a reason' }]
  expect(check(files)).toEqual(['scripts/checks/rules/areaCycles.mjs: a cycle of areas: a b c'])
  expect(check(files, listed)).toEqual([])
  expect(check({}, listed)).toEqual(['scripts/checks/rules/areaCycles.mjs: no longer a cycle of areas: a b c'])
})
