import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetPlayer, isPrivate } from './forget'

test.each([
  [['wallet.accounts'], true],
  [['limits.list'], true],
  [['loyalty.points'], true],
  [['cashbox.payments'], true],
  [['cashbox.methods', 'EUR'], true],
  [['games.continue', 'EUR'], true],
  [['games.favourites', 'EUR'], true],
  [['bonuses.list'], true],
  [['games.rounds', 'list', {}], true],
  [['public:games.row', 'top', 'EUR'], false],
  [['public:games.providers'], false],
  [['public:site.countries', 'en'], false],
  [['profile.player'], false],
  [['quests.list'], true],
  [['anything'], true],
  [[{ of: 'anything' }], true],
  [[], true],
])('[AUTH-05] the query %j is private: %s', (key, expected) => {
  expect(isPrivate(key)).toBe(expected)
})

test('[AUTH-05] [AUTH-19] data not marked as public is removed from memory', () => {
  const cache = new QueryClient()
  cache.setQueryData(['wallet.accounts'], [{ amount_cents: 5 }])
  cache.setQueryData(['of an area that is new', 1], [3])
  cache.setQueryData(['games.continue', 'EUR'], [1])
  cache.setQueryData(['public:games.providers'], [2])
  forgetPlayer(cache)
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['public:games.providers']])
})
