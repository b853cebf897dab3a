import { expect, test } from 'vitest'
import { achievementsOf, progressOf, questsOf } from './questsFromTournaments.ts'
import { tournament, tournamentPlayer } from './testing/tournament.ts'

const now = new Date('2026-11-24T12:00:00.000Z')
const orbit = tournament({
  id: 2,
  title: 'First orbit',
  frontend_identifier: 'achievement--first-orbit',
  money_budget_cents: 100_00,
})

test('[TRN-04] [GD-14] quests and achievements are picked from the tournaments by their identifiers', () => {
  const all = [tournament(), orbit, tournament({ id: 3, frontend_identifier: 'summer-race' })]
  expect(questsOf(all, now).quests.map(({ id }) => id)).toEqual([1])
  expect(achievementsOf(all, now).achievements.map(({ id, target, kind }) => [id, target, kind])).toEqual([
    [2, 100_00, 'bet'],
  ])
})

test.each([
  ['quest--xs--moon-walk--1', 'moon-walk', 'xs', 6],
  ['quest--moon-walk--robot-s', 'moon-walk', 'robot-s', 15],
  ['quest--moon-walk', 'moon-walk', 'm', 25],
  ['quest', 'quest', 'm', 25],
])('[GD-15] [QST-01] "%s" is the quest "%s" of size %s with %d levels', (name, slug, questSize, count) => {
  const [one] = questsOf([tournament({ frontend_identifier: name })], now).quests
  expect(one).toMatchObject({ slug, questSize, status: 'active', currency: 'EUR' })
  expect(one!.levels).toHaveLength(count)
})

test('[QST-03] the currency of the tournament decides the thresholds; a coin without a rate has no thresholds', () => {
  const second = (currency: string) => questsOf([tournament({ currency })], now).quests[0]?.levels[1]?.bet_cents
  expect([second('NOK'), second('JPY'), second('BTC')]).toEqual([1500_00, 22_500_00, undefined])
})

test('a quest that is not running is in the future or in the archive, by its dates', () => {
  const status = (own: Parameters<typeof tournament>[0]) =>
    questsOf([tournament({ in_progress: false, ...own })], now).quests[0]!.status
  expect(status({ start_at: '2026-11-26T00:00:00.000Z' })).toBe('future')
  expect(status({})).toBe('archive')
})

test('[QST-07] the bets decide the player’s level; other tournaments are left out', () => {
  const all = [tournament(), orbit, tournament({ id: 3, frontend_identifier: 'summer-race' })]
  const own = [
    tournamentPlayer({ bet_cents: 600_00 }),
    tournamentPlayer({ tournament_id: 2, bet_cents: 100_00 }),
    tournamentPlayer({ tournament_id: 3, bet_cents: 1 }),
    tournamentPlayer({ tournament_id: 99 }),
  ]
  expect(progressOf(all, own).map(({ frontend_identifier: name, level }) => [name, level])).toEqual([
    ['quest--xs--moon-walk--1', 3],
    ['achievement--first-orbit', 1],
  ])
})

test('an achievement of rounds counts rounds', () => {
  const spins = { ...orbit, strategy: 'spin', money_budget_cents: 10 } as const
  const level = (games: number) =>
    progressOf([spins], [tournamentPlayer({ tournament_id: 2, games_taken: games })])[0]!.level
  expect([level(9), level(10)]).toEqual([0, 1])
})
