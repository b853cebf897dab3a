import { expect, test } from 'vitest'
import { readWithin } from './readWithin'

test.each([
  ['our platform’s value is used', { read_within_ms: 1200 }, 1200],
  ['the value is limited to a minute', { read_within_ms: 9e9 }, 60_000],
  ['a negative value counts as 0', { read_within_ms: -1 }, 0],
  ['a text counts as 0', { read_within_ms: 'soon' }, 0],
  ['a missing value counts as 0', undefined, 0],
  ['null counts as 0', null, 0],
])('%s', (_, data, expected) => {
  expect(readWithin(data)).toBe(expected)
})
