import { expect, test } from 'vitest'
import { prizeFixture } from './lotteryFixture'
import { prizeRows } from './prizes'

test('places in a row with the same prize are one line', () => {
  const spins = { freespins_count: 50 }
  const prizes = [
    prizeFixture(4, spins),
    prizeFixture(1, { money_award_cents: 900 }),
    prizeFixture(2, spins),
    prizeFixture(3, spins),
  ]
  expect(prizeRows(prizes).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 4],
  ])
})
