import { expect, test } from 'vitest'
import { withSearch } from './recentSearches'

test.each([
  ['the first', [], 'ember', ['ember']],
  ['another one stands before it', ['ember'], 'kraken', ['kraken', 'ember']],
  ['the same again comes to the front', ['kraken', 'ember'], 'Ember', ['Ember', 'kraken']],
  ['the ninth drops the oldest', [...'abcdefgh'], 'x', ['x', ...'abcdefg']],
])('searches are remembered: %s', (_, list, text, expected) => {
  expect(withSearch(list, text)).toEqual(expected)
})
