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

test('types and lazy imports close no cycle', () => {
  expect(
    cycles({
      'apps/a/one.ts': "import { b } from './two.ts'\n",
      'apps/a/two.ts': "import type { A } from './one.ts'\nconst late = () => import('./one.ts')\n",
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
