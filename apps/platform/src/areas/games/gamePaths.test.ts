import { expect, test } from 'vitest'
import { indexFixture, sourceFixture } from './gameFixture.ts'
import { gamePaths } from './gamePaths.ts'

test('every list with a game has one address, including lists with an edition for a market', () => {
  const market = { id: 'top:au', title: 'Top', ordering: 'popular' } as const
  const paths = gamePaths(indexFixture({ ...sourceFixture, collections: [...sourceFixture.collections, market] }))
  expect(paths.filter((path) => path.startsWith('/categories/'))).toEqual(
    ['all', 'slots', 'new', 'top'].map((id) => `/categories/${id}`),
  )
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/producers/nordlicht')
  expect(paths).toContain('/play/brasswing/ember-wyrm')
})
