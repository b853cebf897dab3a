import { expect, test } from 'vitest'
import { projectsOf, testsOf } from './steps.mjs'

test('the types of a workspace are its own projects, without those of a workspace inside it', () => {
  expect(projectsOf('games')).toEqual(['games', 'games/tsconfig.client.json'])
  expect(projectsOf('games/art')).toEqual(['games/art'])
  expect(projectsOf('apps/web')).toEqual(['apps/web'])
})

test('the tests of a workspace are its own, without those of a workspace inside it', () => {
  expect(testsOf('games/art')).toContain('games/art/src/tileSvg.test.ts')
  const games = testsOf('games')
  expect(games).toContain('games/engines/stake.test.ts')
  expect(games.filter((file) => !file.startsWith('games/') || file.startsWith('games/art/'))).toEqual([])
})
