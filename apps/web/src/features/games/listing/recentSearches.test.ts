import { expect, test } from 'vitest'
import { withSearch } from './recentSearches'

test.each([
  ['the first', [], 'ember', ['ember']],
  ['a new one is added in front', ['ember'], 'kraken', ['kraken', 'ember']],
  ['a repeated one moves to the front', ['kraken', 'ember'], 'Ember', ['Ember', 'kraken']],
  ['the ninth drops the oldest', [...'abcdefgh'], 'x', ['x', ...'abcdefg']],
])('recent searches: %s', (_, list, text, expected) => {
  expect(withSearch(list, text)).toEqual(expected)
})
