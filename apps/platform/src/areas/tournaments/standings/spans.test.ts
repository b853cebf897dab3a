import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBefore, type RankKey } from './rankStore.ts'
import { isWithin, spansOf } from './spans.ts'

const at = new Date(0)
const key = (n: number): RankKey => ({ rank_key: BigInt(n), reached_at: at, player_id: BigInt(n) })
const place = fc.option(fc.integer({ min: 0, max: 60 }).map(key))
const ways = fc.array(fc.record({ from: place, to: place }), { maxLength: 12 })

test('a key is within exactly when somebody moved past it, came above it or left from above it', () => {
  fc.assert(
    fc.property(ways, fc.integer({ min: 0, max: 60 }).map(key), (moved, one) => {
      const isAfter = (other: RankKey | null) => other !== null && !isBefore(one, other)
      const isNotAfter = (other: RankKey | null) => other === null || !isBefore(other, one)
      const isPassed = moved.some(
        ({ from, to }) =>
          (from ?? to) !== null && ((isAfter(from) && isNotAfter(to)) || (isAfter(to) && isNotAfter(from))),
      )
      expect(isWithin(spansOf(moved), one)).toBe(isPassed)
    }),
  )
})

test('spans are in order and apart', () => {
  fc.assert(
    fc.property(ways, (moved) => {
      const spans = spansOf(moved)
      for (const [nth, { to }] of spans.slice(0, -1).entries())
        expect(to !== null && isBefore(to, spans[nth + 1]!.from)).toBe(true)
    }),
  )
})
