import { expect, test } from 'vitest'
import { highestStake, MAX_SLOT_TIMES, MAX_TABLE_UNITS, maxWinCents } from './exposure.ts'
import { itemAt } from './itemAt.ts'
import { mergeBets, mergeChips } from './mergeChips.ts'

test('a round pays a million units at most, five million lowest stakes; a table five times that', () => {
  // The lowest stake of the euro is 20 cents.
  expect([maxWinCents(20), maxWinCents(1), MAX_TABLE_UNITS, MAX_SLOT_TIMES]).toEqual([
    100_000_000, 5_000_000, 25_000_000, 10_000,
  ])
})

test('the highest stake is the last one, and none without stakes', () => {
  expect([highestStake([20, 40, 100]), highestStake([])]).toEqual([100, 0])
})

test('an item is read from either end, and one outside the list is an error', () => {
  const list = ['a', 'b', 'c']
  expect([itemAt(list, 0), itemAt(list, 2), itemAt(list, -1), itemAt(list, -3)]).toEqual(['a', 'c', 'c', 'a'])
  expect(() => itemAt(list, 3)).toThrow(RangeError)
  expect(() => itemAt(list, -4)).toThrow(RangeError)
})

test('bets of one round lie on the table together: each spot once, with the sum of its chips', () => {
  const one = { chips: [{ spot: 'red', cents: 20 }] }
  const other = {
    chips: [
      { spot: 'odd', cents: 40 },
      { spot: 'red', cents: 60 },
    ],
  }
  const merged = {
    chips: [
      { spot: 'red', cents: 80 },
      { spot: 'odd', cents: 40 },
    ],
  }
  expect(mergeBets([one, other])).toEqual(merged)
  const judged: unknown[] = []
  const allows = mergeChips((input: unknown, about: string) => {
    judged.push([input, about])
    return about === 'open' ? {} : null
  })
  expect([allows([one, other], 'open'), allows([one], 'closed')]).toEqual([true, false])
  expect(judged[0]).toEqual([merged, 'open'])
})
