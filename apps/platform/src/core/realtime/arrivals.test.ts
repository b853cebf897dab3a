import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

function counting() {
  const clock = { ms: 0 }
  const arrivals = new Arrivals(() => clock.ms)
  const many = (count: number) => Array.from({ length: count }, () => arrivals.count()).at(-1)
  return { clock, many }
}

test('a single page reloads its data at once; many get more time each, up to half a minute', () => {
  const { many } = counting()
  expect(many(1)).toBe(5)
  expect(many(599)).toBe(3000)
  expect(many(19_000)).toBe(30_000)
})

test('arrivals are forgotten after five to ten seconds', () => {
  const { clock, many } = counting()
  many(1000)
  clock.ms = 5000
  expect(many(100)).toBe(5500)
  clock.ms = 10_000
  expect(many(1)).toBe(505)
  clock.ms = 60_000
  expect(many(1)).toBe(5)
})
