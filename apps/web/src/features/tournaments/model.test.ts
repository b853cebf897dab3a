import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { platformNow, recordPlatformTime } from '../../lib/time/platformClock'
import { bySlug, countdownOf, inOrder, isShown, joined, otherPageOf, ownIn, playedHere, statusOf } from './model'
import { contenderFixture, tournamentFixture } from './tournamentFixture'

const start = Date.parse('2026-11-19T00:00:00.000Z')
const end = Date.parse('2026-11-26T00:00:00.000Z')
const hour = 3_600_000
const announced = { in_progress: false }

afterEach(() => {
  vi.useRealTimers()
  // Test files share their modules.
  recordPlatformTime(Date.now())
  vi.unstubAllEnvs()
})

test.each([
  ['a moment before it starts', start - 1, announced, 'future'],
  ['as it starts', start, announced, 'active'],
  ['a moment before it ends', end - 1, {}, 'active'],
  ['as it ends, before the platform reports the end', end, {}, 'archive'],
  ['long after', end + 1e9, {}, 'archive'],
  [
    'its table is final, whatever the reader’s clock says',
    start + 1,
    { finished_at: '2026-11-26T00:00:05.000Z' },
    'archive',
  ],
  [
    'the platform reports it as running, and the clock of the device is slow',
    start - 5_000,
    { in_progress: true },
    'active',
  ],
])('[TRN-02] [TRN-07] the status by dates: %s', (_, nowMs, changes, expected) => {
  expect(statusOf(tournamentFixture(changes), nowMs)).toBe(expected)
})

test('[TRN-07] a tournament has exactly one status, and never returns to an earlier one', () => {
  const order = ['future', 'active', 'archive']
  fc.assert(
    fc.property(fc.array(fc.integer({ min: start - 1e9, max: end + 1e9 })), (moments) => {
      const seen = moments
        .toSorted((a, b) => a - b)
        .map((nowMs) => order.indexOf(statusOf(tournamentFixture(announced), nowMs)))
      expect(seen).toEqual(seen.toSorted())
    }),
  )
})

test('[TRN-08] a timer counts down to the start, then to the end, and disappears after it', () => {
  const of = (nowMs: number) => countdownOf(tournamentFixture(announced), nowMs)
  expect(of(start - 1)).toEqual({ to: 'start', untilMs: start })
  expect(of(start)).toEqual({ to: 'end', untilMs: end })
  expect(of(end)).toBeUndefined()
})

test.each([
  ['[TRN-03] a hidden tournament', { frontend_identifier: 'nonvisible' }, false],
  ['a name that only contains the word', { frontend_identifier: 'nonvisible-race' }, true],
  ['[TRN-04] a quest', { frontend_identifier: 'quest--m--orbit' }, false],
  ['[TRN-04] an achievement', { frontend_identifier: 'achievement-first-spin' }, false],
  ['[TRN-09] a tournament of one of the player’s groups', { group_ids: [9, 257] }, true],
  ['[TRN-09] a tournament of another group', { group_ids: [791] }, false],
  ['[TRN-09] a tournament without groups', { group_ids: [] }, true],
])('%s is listed: %#', (_, changes, expected) => {
  expect(isShown(tournamentFixture(changes), ['257', 'x'])).toBe(expected)
})

test('[TRN-09] a guest sees no tournaments of groups', () => {
  expect(isShown(tournamentFixture({ group_ids: [257] }), [])).toBe(false)
})

test('lists are merged, each tournament once', () => {
  const final = tournamentFixture({ finished_at: '2026-11-26T00:00:00.000Z' })
  expect(joined([final], undefined, [tournamentFixture()], [tournamentFixture({ frontend_identifier: 'b' })])).toEqual([
    final,
    tournamentFixture({ frontend_identifier: 'b' }),
  ])
})

test('[TRN-06] the own row is the one of the tournament, confirmed or without need of confirmation', () => {
  const rows = [contenderFixture(3), contenderFixture(null, { tournament_id: 2, user_confirmed: false })]
  expect(ownIn({ id: 1 }, rows)).toBe(rows[0])
  expect(ownIn({ id: 2 }, rows)).toBeUndefined()
  expect(ownIn({ id: 1, isCustom: true }, rows)).toBeUndefined()
  expect(ownIn({ id: 1 }, undefined)).toBeUndefined()
})

test('running tournaments are sorted by participation, end and length; announced ones by start; finished ones by end, the latest first', () => {
  const one = (id: number, from: string, to: string, more = {}) =>
    tournamentFixture({
      id,
      frontend_identifier: `t${id}`,
      in_progress: false,
      start_at: `2026-11-${from}T00:00:00.000Z`,
      end_at: `2026-11-${to}T00:00:00.000Z`,
      ...more,
    })
  const list = [
    one(1, '10', '25'),
    one(2, '10', '23'),
    one(3, '28', '29'),
    one(4, '24', '30'),
    one(5, '01', '05'),
    one(6, '01', '09'),
    one(7, '19', '23'),
  ]
  const now = Date.parse('2026-11-20T00:00:00.000Z')
  const ids = (status: 'active' | 'future' | 'archive') =>
    inOrder(list, status, now, [contenderFixture(1, { tournament_id: 1 })]).map(({ id }) => id)
  expect(ids('active')).toEqual([1, 7, 2])
  expect(ids('future')).toEqual([4, 3])
  expect(ids('archive')).toEqual([6, 5])
})

test('next to a game, the tournament is one of the player in which the category of the game counts', () => {
  const rows = [contenderFixture(4), contenderFixture(1, { tournament_id: 2 })]
  const list = [
    tournamentFixture(),
    tournamentFixture({
      id: 2,
      frontend_identifier: 'b',
      game_category_identity: 'all',
      end_at: '2026-11-25T00:00:00.000Z',
    }),
    tournamentFixture({ id: 3, frontend_identifier: 'c' }),
  ]
  const here = (categories: string[], nowMs = start) => playedHere(list, categories, nowMs, rows).map(({ id }) => id)
  expect(here(['slots', 'new'])).toEqual([2, 1])
  expect(here(['live'])).toEqual([2])
  expect(here(['slots'], end)).toEqual([])
})

test('[TRN-07] [TRN-08] on a device whose clock is two days slow, a tournament runs as long as on the platform', () => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers({ now: start - 48 * hour })
  recordPlatformTime(start + hour)
  const sprint = tournamentFixture({
    now: new Date(start + hour).toISOString(),
    end_at: new Date(start + 3 * hour).toISOString(),
  })
  const rows = [contenderFixture(3)]
  expect(statusOf(sprint, platformNow())).toBe('active')
  expect(playedHere([sprint], ['slots'], platformNow(), rows)).toEqual([sprint])
  expect(countdownOf(sprint, platformNow())).toEqual({ to: 'end', untilMs: platformNow() + 2 * hour })
  vi.advanceTimersByTime(2 * hour)
  expect(statusOf(sprint, platformNow())).toBe('archive')
})

test.each([
  ['quest--orbit--m--2026-11-24', '/action/orbit'],
  ['achievement-first-spin', '/achievements'],
  ['perihelion-race', undefined],
])('[TRN-04] [GD-14] the page of %s', (frontend_identifier, path) => {
  expect(otherPageOf({ frontend_identifier })).toBe(path)
})

test('a series leads to its running tournament, else to the latest one', () => {
  const on = (name: string, start: string, end: string) =>
    tournamentFixture({
      frontend_identifier: name,
      in_progress: false,
      start_at: `2026-${start}Z`,
      end_at: `2026-${end}Z`,
    })
  const list = [
    on('dash--1', '11-01T00:00:00', '11-02T00:00:00'),
    on('dash--2', '11-02T00:00:00', '11-03T00:00:00'),
    on('dash-2--1', '11-02T00:00:00', '11-03T00:00:00'),
    on('quest--dash--xs--1', '11-02T00:00:00', '11-03T00:00:00'),
  ]
  const find = (slug: string, now: string) => bySlug(list, slug, Date.parse(`2026-${now}Z`))?.frontend_identifier
  expect(find('dash', '11-01T12:00:00')).toBe('dash--1')
  expect(find('dash', '11-09T00:00:00')).toBe('dash--2')
  expect(find('dash--1', '11-09T00:00:00')).toBe('dash--1')
  expect(find('quest', '11-02T12:00:00')).toBeUndefined()
})
