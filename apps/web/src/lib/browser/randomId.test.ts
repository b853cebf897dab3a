import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from './randomId'

afterEach(() => void vi.unstubAllGlobals())

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('an id is a random UUID, also without a secure context', () => {
  expect(randomId()).toMatch(uuid)
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1_000 }, randomId)
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(1_000)
})
