import { expect, test } from 'vitest'
import { matchesTournament, type RoundFacts } from './countRounds.ts'
import type { RunningTournament } from './roundStore.ts'

const day = 86_400_000
const placedAt = new Date('2026-03-10T12:00:00.000Z')
// Only the columns that the conditions read.
const running = (own: Partial<RunningTournament>) =>
  ({
    start_at: new Date(placedAt.getTime() - day),
    end_at: new Date(placedAt.getTime() + day),
    currencies: [],
    games: [],
    game_category: 'slots',
    ...own,
  }) as unknown as RunningTournament
const round: RoundFacts = { game: 'brasswing/EmberWyrm', categories: ['slots', 'top'], currency: 'EUR', placedAt }

test.each([
  [{}, true],
  [{ game_category: 'all' }, true],
  [{ game_category: 'live' }, false],
  [{ game_category: 'all', games: ['brasswing/EmberWyrm'] }, true],
  [{ game_category: 'all', games: ['brasswing/Other'] }, false],
  [{ currencies: ['EUR'] }, true],
  [{ currencies: ['NOK'] }, false],
  [{ start_at: placedAt }, true],
  [{ end_at: placedAt }, false],
])('with %j a round of a slot counts: %s', (own, expected) => {
  expect(matchesTournament(running(own), round)).toBe(expected)
})
