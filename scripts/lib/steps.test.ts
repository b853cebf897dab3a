import { expect, test } from 'vitest'
import { projectsOf } from './steps.mjs'

test('the types of a workspace are its own projects, without those of a workspace inside it', () => {
  expect(projectsOf('games')).toEqual(['games', 'games/tsconfig.client.json'])
  expect(projectsOf('games/art')).toEqual(['games/art'])
  expect(projectsOf('apps/web')).toEqual(['apps/web'])
})
