import { expect, test } from 'vitest'
import { readWithin } from './readWithin'

test.each([
  ['what our platform says', { read_within_ms: 1200 }, 1200],
  ['at most a minute', { read_within_ms: 9e9 }, 60_000],
  ['no time that is none', { read_within_ms: -1 }, 0],
  ['nothing another platform says', { read_within_ms: 'soon' }, 0],
  ['nothing where nothing is said', undefined, 0],
  ['nothing of nothing', null, 0],
])('%s', (_, data, expected) => {
  expect(readWithin(data)).toBe(expected)
})
