import { expect, test } from 'vitest'
import { Kept } from './ttlCache.ts'

test('a cached value expires after its time, also when the clock was moved back', () => {
  const kept = new Kept<string>(100, 9)
  kept.set('a', 'one', 1000)
  expect([kept.get('a', 1099), kept.get('a', 950)]).toEqual(['one', 'one'])
  expect(kept.get('a', 1100)).toBeUndefined()
})

test('expired values are deleted on insertion, and the oldest when the cache is full', () => {
  const kept = new Kept<number>(100, 2)
  kept.set('a', 1, 0)
  kept.set('b', 2, 60)
  kept.set('c', 3, 120)
  expect([...kept.entries()]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
  kept.set('b', 4, 130)
  kept.set('d', 5, 140)
  expect([...kept.entries()]).toEqual([
    ['b', 4],
    ['d', 5],
  ])
})
