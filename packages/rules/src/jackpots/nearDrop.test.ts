import { expect, test } from 'vitest'
import { nearDrop } from './nearDrop.ts'

type Level = Parameters<typeof nearDrop>[0][number]['levels'][number]

const game = 'brasswing/EmberWyrm'
const nowMs = Date.parse('2026-11-29T12:00:00.000Z')
const level = (amount_cents: number, drop: Partial<NonNullable<Level['drop']>> = {}): Level => ({
  amount_cents,
  drop: { rule: 'chance', below_cents: null, drops_by: null, ...drop },
})
const near = (one: Level, of = game) => nearDrop([{ games: [game], levels: [one] }], of, nowMs)

test.each([
  [79_999, 0],
  [90_000, 0.5],
  [99_999, 0.99995],
  [100_000, 1],
])('a pool of %i cents that drops below 100,000 is near by %d', (cents, expected) => {
  expect(near(level(cents, { rule: 'amount', below_cents: 100_000 }))).toBeCloseTo(expected, 4)
})

test.each([
  ['2026-11-29T12:30:00.000Z', 0],
  ['2026-11-29T12:05:00.000Z', 0.5],
  ['2026-11-29T11:59:00.000Z', 1],
])('a pool that drops by %s is near by %d', (by, expected) => {
  expect(near(level(100, { rule: 'time', drops_by: by }))).toBeCloseTo(expected, 4)
})

test('a drop by chance is never near, nor one in other games, nor a pool without a rule', () => {
  expect(near(level(100_000))).toBe(0)
  expect(near(level(100_000, { rule: 'amount', below_cents: 100_000 }), 'brasswing/Other')).toBe(0)
  expect(near({ amount_cents: 5 })).toBe(0)
})
