import { expect, test } from 'vitest'
import { unstakedOf } from './unstaked.ts'

test.each([
  ['nothing was deposited', [], []],
  ['nothing was staked', [[100, 0]], [0]],
  ['less than the deposit was staked', [[100, 99]], [0]],
  ['the deposit was staked once', [[100, 100]], []],
  [
    'a stake counts for one deposit only',
    [
      [100, 0],
      [100, 100],
    ],
    [1],
  ],
  [
    'one stake covers two deposits if it is as large as both',
    [
      [100, 0],
      [100, 200],
    ],
    [],
  ],
  [
    'stakes before a deposit do not count for it',
    [
      [100, 500],
      [100, 0],
    ],
    [1],
  ],
  [
    'parts of stakes add up',
    [
      [100, 60],
      [50, 40],
      [20, 50],
    ],
    [2],
  ],
])('%s', (_, deposits, open) => {
  const rows = deposits.map(([cents, staked], nth) => ({ nth, cents: BigInt(cents!), stakedCents: BigInt(staked!) }))
  expect(unstakedOf(rows).map(({ nth }) => nth)).toEqual(open)
})
