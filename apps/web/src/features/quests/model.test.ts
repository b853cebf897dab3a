import { expect, test } from 'vitest'
import {
  activeQuest,
  groupQuests,
  isCountedIn,
  isRare,
  levelState,
  medalsOf,
  metalOf,
  positionIn,
  questBySlug,
  statusAt,
} from './model'
import { achievement, noon, progress, quest } from './questFixture'

const dayMs = 86_400_000
const later = { start_at: '2026-11-26T00:00:00.000Z', end_at: '2026-11-30T00:00:00.000Z', status: 'future' } as const
const over = { start_at: '2026-11-01T00:00:00.000Z', end_at: '2026-11-10T00:00:00.000Z', status: 'archive' } as const

test('[QST-01] a quest has id, title, status, size, identifier, currency and the points of its levels', () => {
  const { id, title, status, questSize, frontend_identifier, currency, levels } = quest()
  expect({ id, title, status, questSize, frontend_identifier, currency }).toEqual({
    id: 1,
    title: 'Moon walk',
    status: 'active',
    questSize: 'xs',
    frontend_identifier: 'quest--xs--moon-walk--1',
    currency: 'EUR',
  })
  expect(levels.map(({ position, bet_cents }) => [position, bet_cents])).toEqual([
    [1, 0],
    [2, 150_00],
    [3, 500_00],
    [4, 1000_00],
    [5, 5000_00],
    [6, 15_000_00],
  ])
})

test.each([
  [quest(), noon, 'active'],
  [quest(), noon + dayMs, 'archive'],
  [quest(later), noon, 'future'],
  [quest(later), Date.parse(later.start_at), 'active'],
  [quest(over), noon, 'archive'],
  // A platform may end one early.
  [quest({ status: 'archive' }), noon, 'archive'],
  [achievement(), noon, 'active'],
])('a status changes when its date passes (%#)', (one, nowMs, expected) => {
  expect(statusAt(one, nowMs)).toBe(expected)
})

test.each([
  [undefined, { level: 0, missingCents: 0, part: 0 }],
  [0, { level: 1, missingCents: 150_00, part: 0 }],
  [75_00, { level: 1, missingCents: 75_00, part: 0.5 }],
  [500_00, { level: 3, missingCents: 500_00, part: 0 }],
  [20_000_00, { level: 6, missingCents: 0, part: 1, next: undefined, rewarded: undefined }],
])('[QST-07] with bets of %s cents the player’s position is %j', (cents, expected) => {
  expect(positionIn(quest(), cents === undefined ? undefined : progress({ bet_cents: cents }))).toMatchObject(expected)
})

test('the next reward is that of the next level with one, and the missing amount is counted to there', () => {
  const standing = positionIn(quest(), progress({ bet_cents: 600_00 }))
  expect([standing.next?.position, standing.rewarded?.position, standing.rewardMissingCents]).toEqual([4, 6, 14_400_00])
})

test('a level stays reached, and its reward granted, after a bet was refunded', () => {
  const own = progress({
    bet_cents: 490_00,
    reached: [{ position: 3, reached_at: '2026-11-24T10:00:00.000Z', is_rewarded: true }],
  })
  const standing = positionIn(quest(), own)
  expect([standing.level, standing.next?.position, standing.rewarded?.position]).toEqual([2, 3, 6])
  expect(quest().levels.map((level) => levelState(level, standing, own))).toEqual([
    'reached',
    'here',
    'reached',
    'ahead',
    'ahead',
    'ahead',
  ])
})

test('[RT-18] the hub groups current, future and past quests, each sorted', () => {
  const mine = quest({ id: 2, frontend_identifier: 'quest--m--mine', end_at: '2026-11-29T12:00:00.000Z' })
  const vip = quest({ id: 3, frontend_identifier: 'quest--m--vip', group_ids: [257] })
  const all = [quest(), mine, vip, quest({ id: 4, ...later }), quest({ id: 5, ...over })]
  const own = [progress({ frontend_identifier: 'quest--m--mine' })]
  const ids = (groups: readonly string[]) => {
    const { active, future, archive } = groupQuests(all, own, groups, noon)
    return [active, future, archive].map((some) => some.map(({ id }) => id))
  }
  expect(ids([])).toEqual([[2, 1], [4], [5]])
  expect(ids(['257'])).toEqual([[2, 1, 3], [4], [5]])
})

test('[RT-30] without a slug the active quest is the one the player has begun, or else the first current one', () => {
  const other = quest({ id: 2, frontend_identifier: 'quest--m--other', end_at: '2026-11-29T12:00:00.000Z' })
  expect(activeQuest([other, quest()], undefined, [], noon)?.id).toBe(1)
  expect(activeQuest([other, quest()], [progress({ frontend_identifier: 'quest--m--other' })], [], noon)?.id).toBe(2)
  expect(activeQuest([quest(later), quest(over)], undefined, [], noon)).toBeUndefined()
})

test('[RT-30] a slug selects the current period, or else the newest; an identifier selects its own', () => {
  const past = quest({ id: 2, frontend_identifier: 'quest--xs--moon-walk--0', ...over })
  const ahead = quest({ id: 3, frontend_identifier: 'quest--xs--moon-walk--2', ...later })
  expect(questBySlug([past, quest(), ahead], 'moon-walk', noon)?.id).toBe(1)
  expect(questBySlug([past, ahead], 'moon-walk', noon)?.id).toBe(3)
  expect(questBySlug([past, quest()], 'quest--xs--moon-walk--0', noon)?.id).toBe(2)
  expect(questBySlug([past], 'sun-walk', noon)).toBeUndefined()
})

test('[QST-08] achievements: the nearest first, reached ones by date, ended ones only if reached', () => {
  const named = (name: string, own: Parameters<typeof achievement>[0] = {}) =>
    achievement({ frontend_identifier: name, ...own })
  const reached = (name: string, at: string) =>
    progress({ frontend_identifier: name, reached: [{ position: 1, reached_at: at, is_rewarded: true }] })
  const all = [
    named('far'),
    named('near'),
    named('spins', { kind: 'spin', target: 10 }),
    named('early'),
    named('late'),
    named('over', { status: 'archive' }),
    named('vip', { group_ids: [257] }),
  ]
  const own = [
    progress({ frontend_identifier: 'near', bet_cents: 90_00, games_taken: 1, level: 0 }),
    progress({ frontend_identifier: 'spins', bet_cents: 100_00, games_taken: 5, level: 0 }),
    reached('early', '2026-11-01T00:00:00.000Z'),
    reached('late', '2026-11-20T00:00:00.000Z'),
  ]
  const { ahead, reached: done } = medalsOf(all, own, [], noon)
  expect(ahead.map(({ achievement: one, part }) => [one.frontend_identifier, part])).toEqual([
    ['near', 0.9],
    ['spins', 0.5],
    ['far', 0],
  ])
  expect(done.map(({ achievement: one }) => one.frontend_identifier)).toEqual(['late', 'early'])
})

test('[QST-08] without our own calls the figures alone decide whether an achievement is reached', () => {
  const { reached } = medalsOf(
    [achievement()],
    [progress({ frontend_identifier: 'achievement--first-orbit' })],
    [],
    noon,
  )
  expect(reached).toMatchObject([{ isReached: true, reachedAt: undefined, part: 1 }])
})

test.each([
  [{ game_category_identity: 'all', games: [] }, true],
  [{ game_category_identity: '', games: [] }, true],
  [{ game_category_identity: 'live', games: [] }, true],
  [{ game_category_identity: 'slots', games: [] }, false],
  [{ game_category_identity: 'all', games: ['a/One'] }, true],
  [{ game_category_identity: 'all', games: ['a/Two'] }, false],
])('%j counts bets in a live game: %s', (of, expected) => {
  expect(isCountedIn(of, { identifier: 'a/One', categories: ['live', 'new'] })).toBe(expected)
})

test('[QST-08] the metal of a medal is in the name of its picture', () => {
  const look = (art: string) => ({ look: { art, colors: [] } })
  expect(metalOf(look('medal-silver-coin'))).toBe('silver')
  expect(metalOf(look('world-map'))).toBe('gold')
})

test('[QST-08] a medal of one player in twenty is rare', () => {
  expect([0, 0.05, 0.051].map(isRare)).toEqual([true, true, false])
})
