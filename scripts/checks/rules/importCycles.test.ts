import { expect, test } from 'vitest'
import { importsOf } from '../boundaries.mjs'
import { cycleProblems } from './importCycles.mjs'

const cycles = (sources: Record<string, string>) =>
  cycleProblems(new Map(Object.entries(sources).map(([path, source]) => [path, importsOf(source)]))).map(
    ({ path, line, text }) => `${path}:${line} ${text}`,
  )

test('a cycle over several modules is reported in full, with the line that closes it', () => {
  expect(
    cycles({
      'apps/a/one.ts': "import { b } from './two.ts'\n",
      'apps/a/two.ts': "import { x } from 'x'\nexport { c } from './three'\n",
      'apps/a/three.tsx': "\n\nimport { a } from './one.ts'\n",
    }),
  ).toEqual(['apps/a/three.tsx:3 circular import: apps/a/one.ts -> apps/a/two.ts -> apps/a/three.tsx -> apps/a/one.ts'])
})

test.each([
  ['an import of a type', "import type { A } from './one.ts'\n"],
  ['a type among values', "import { type A, a } from './one.ts'\n"],
  ['an export of a type', "export type { A } from './one.ts'\n"],
  ['the type of a module', "let a: typeof import('./one.ts')\n"],
  ['a type by its path', "let a: import('./one.ts').A\n"],
])('%s closes a cycle', (_, source) => {
  expect(cycles({ 'apps/a/one.ts': "import { b } from './two.ts'\n", 'apps/a/two.ts': source })).toEqual([
    'apps/a/two.ts:1 circular import: apps/a/one.ts -> apps/a/two.ts -> apps/a/one.ts',
  ])
})

test('a lazy import closes no cycle, and neither does the generated tree of routes', () => {
  expect(
    cycles({
      'apps/a/one.ts': "import { b } from './two.ts'\n",
      'apps/a/two.ts': "const late = () => import('./one.ts').then(({ a }) => a)\n",
      'apps/a/router.ts': "import { routes } from './routes.gen.ts'\n",
      'apps/a/routes.gen.ts': "import type { getRouter } from './router.ts'\n",
    }),
  ).toEqual([])
})

test('two paths to one module are no cycle', () => {
  expect(
    cycles({
      'apps/a/one.ts': "import { b } from './two.ts'\nimport { c } from './three.ts'\n",
      'apps/a/two.ts': "import { c } from './three.ts'\n",
      'apps/a/three.ts': 'export const c = 1\n',
    }),
  ).toEqual([])
})

test('a package that imports itself by name is followed', () => {
  expect(
    cycles({
      'packages/rules/src/money/units.ts': "import { a } from '@apogee/rules/money/round'\n",
      'packages/rules/src/money/round.ts': "import { b } from './units'\n",
    }),
  ).toHaveLength(1)
})
