import { expect, test } from 'vitest'
import { rankedOf, strategies } from './ranking'
import { contenderFixture } from './tournamentFixture'

test('the score of each strategy (wire-facts 9.1)', () => {
  const row = contenderFixture(1, { games_taken: 1, win_cents: 2, rate: 3, points: 4, bet_cents: 5 })
  expect(strategies.map((strategy) => rankedOf(row, strategy))).toEqual([1, 2, 3, 4, 5])
})
