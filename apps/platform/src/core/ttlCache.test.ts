import { expect, test } from 'vitest'
import { standingClock } from './clock.ts'
import { createTtlCache } from './ttlCache.ts'

test('a value is valid for its time, and none is after the clock was moved back', () => {
  const standing = standingClock(new Date('2026-03-10T12:00:00.000Z'))
  const listeners: (() => void)[] = []
  const onMove = (listener: () => void) => {
    listeners.push(listener)
    return () => undefined
  }
  const clock = { ...standing, onMove }
  const cache = createTtlCache<{ readonly name: string }>(clock, 100, 9)
  cache.set('a', { name: 'one' })
  standing.move(99)
  expect(cache.get('a')).toEqual({ name: 'one' })
  standing.move(2)
  expect(cache.get('a')).toBeUndefined()
  cache.set('b', { name: 'two' })
  standing.move(-3_600_000)
  for (const listener of listeners) listener()
  expect(cache.get('b')).toBeUndefined()
})
