import { type InfiniteData, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tournamentsEvents } from './events'
import { latestMessage } from './latestMessage'
import { type LeaderboardRows, leaderboardQuery, neighboursQuery } from './leaderboardQueries'
import type { Contender } from './model'
import { statusesQuery, tournamentQuery, tournamentsQuery } from './queries'
import { contenderFixture, tournamentFixture } from './tournamentFixture'

vi.mock('../../lib/api', () => ({ api: () => new Promise(() => undefined), ApiError: class extends Error {} }))

let cache: QueryClient
const slug = 'perihelion-race'

beforeEach(() => {
  cache = new QueryClient()
  latestMessage.set(null)
})
afterEach(() => {
  vi.useRealTimers()
})

const rows = (...names: string[]) => names.map((nickname, at) => contenderFixture(at + 1, { nickname }))
const page = (version: number, players: Contender[], more: Partial<LeaderboardRows> = {}): LeaderboardRows => ({
  ...{ tournament_id: 1, version, participants: 5, places_at: null, players, next: null, own: null, to_next: null },
  ...more,
})
const leaderboard = (...pages: LeaderboardRows[]): InfiniteData<LeaderboardRows | null, number> => ({
  pages,
  pageParams: pages.map((_, at) => at * 10),
})

function loadPage() {
  cache.setQueryData(tournamentsQuery().queryKey, [
    tournamentFixture({ top_players: rows('a', 'b', 'c') }),
    tournamentFixture({ id: 2 }),
  ])
  cache.setQueryData(tournamentQuery(slug).queryKey, tournamentFixture({ top_players: rows('a', 'b', 'c') }))
  cache.setQueryData(leaderboardQuery(1).queryKey, leaderboard(page(1, rows('a', 'b', 'c'))))
  cache.setQueryData(statusesQuery().queryKey, [contenderFixture(3, { nickname: 'c', version: 1 })])
}

const receiveTopRows = (version: number, top: string[] | Contender[], more = {}) =>
  tournamentsEvents['public:tournaments_changes']?.(
    {
      tournament_id: 1,
      version,
      participants: 5,
      places_at: null,
      top_players: top.map((one, at) => (typeof one === 'string' ? contenderFixture(at + 1, { nickname: one }) : one)),
      in_progress: true,
      finished_at: null,
      ...more,
    },
    cache,
  )
const receiveOwnRows = (...list: Contender[]) => tournamentsEvents.tournaments_statuses?.(list, cache)

const names = (list: readonly Contender[] | undefined) => list?.map(({ nickname }) => nickname).join('')
const cached = () => ({
  list: names(cache.getQueryData(tournamentsQuery().queryKey)?.[0]?.top_players),
  one: names(cache.getQueryData(tournamentQuery(slug).queryKey)?.top_players),
  table: names(cache.getQueryData(leaderboardQuery(1).queryKey)?.pages[0]?.players),
})
const neighbours = (rank: number) => cache.getQueryData(neighboursQuery(1, rank).queryKey)
const isInvalidated = (queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated

/** Shows a query without a component: refetches of it are counted. */
function observe(queryKey: readonly unknown[]) {
  const read = vi.fn(() => cache.getQueryData(queryKey))
  const stop = new QueryObserver(cache, { queryKey, queryFn: read, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  return { read, stop }
}

test('[RTM-07] new top rows replace those of the lists, the page and the leaderboard', () => {
  loadPage()
  receiveTopRows(2, ['b', 'a', 'd', 'c'])
  expect(cached()).toEqual({ list: 'badc', one: 'badc', table: 'badc' })
  expect(cache.getQueryData(tournamentsQuery().queryKey)?.[1]).toEqual(tournamentFixture({ id: 2 }))
})

test('fewer top rows than a message can carry remove the rows of players who have left', () => {
  loadPage()
  receiveTopRows(2, ['b', 'a'])
  expect(cached().table).toBe('ba')
})

test('full top rows keep the rows below them, and open a next page when there are more participants', () => {
  const top = [...'abcdefghij']
  loadPage()
  cache.setQueryData(
    leaderboardQuery(1).queryKey,
    leaderboard(page(1, rows(...top), { next: 10 }), page(1, [contenderFixture(11, { nickname: 'k' })])),
  )
  receiveTopRows(2, top.toReversed(), { participants: 11 })
  expect(cache.getQueryData(leaderboardQuery(1).queryKey)?.pages.map((one) => names(one?.players))).toEqual([
    'jihgfedcba',
    'k',
  ])
  cache.setQueryData(leaderboardQuery(1).queryKey, leaderboard(page(2, rows('a', 'b'))))
  receiveTopRows(3, top, { participants: 12 })
  expect(cache.getQueryData(leaderboardQuery(1).queryKey)?.pages[0]?.next).toBe(10)
})

test('repeated and late top rows change nothing: any order ends in the newest', () => {
  const messages = [
    ['b', 'a', 'c'],
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['d', 'a', 'c'],
  ].map((order, at) => ({ version: at + 2, order }))
  fc.assert(
    fc.property(fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length * 2 }), (received) => {
      cache = new QueryClient()
      loadPage()
      for (const { version, order } of received) receiveTopRows(version, order)
      expect(cached()).toEqual({ list: 'dac', one: 'dac', table: 'dac' })
    }),
  )
})

test('a leaderboard that was read after the message keeps its rows', () => {
  loadPage()
  cache.setQueryData(leaderboardQuery(1).queryKey, leaderboard(page(9, rows('x', 'y'))))
  receiveTopRows(8, ['b', 'a'])
  expect(cached().table).toBe('xy')
})

test('a stream of messages refetches nothing: they carry all that a page shows', async () => {
  vi.useFakeTimers()
  loadPage()
  cache.setQueryData(
    neighboursQuery(1, 3).queryKey,
    page(1, rows('a', 'b', 'c').slice(1), { own: contenderFixture(3, { nickname: 'c' }), to_next: 20 }),
  )
  const shown = [leaderboardQuery(1).queryKey, neighboursQuery(1, 3).queryKey, tournamentQuery(slug).queryKey].map(
    observe,
  )
  for (let version = 2; version < 200; version += 1) {
    receiveTopRows(version, version % 2 === 0 ? ['b', 'a', 'c'] : ['a', 'b', 'c'])
    receiveOwnRows(contenderFixture(3, { nickname: 'c', version }))
    await vi.advanceTimersByTimeAsync(500)
  }
  for (const { read, stop } of shown) {
    expect(read).not.toHaveBeenCalled()
    stop()
  }
})

test('opened pages below the top rows are refetched at most every 30 seconds, while they are shown', async () => {
  vi.useFakeTimers()
  const top = [...'abcdefghij']
  loadPage()
  const { queryKey } = leaderboardQuery(1)
  cache.setQueryData(
    queryKey,
    leaderboard(page(1, rows(...top), { next: 10 }), page(1, [contenderFixture(11, { nickname: 'k' })])),
  )
  const { read, stop } = observe(queryKey)
  for (let version = 2; version < 122; version += 1) {
    receiveTopRows(version, top)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(read).toHaveBeenCalledTimes(2)
  stop()
  receiveTopRows(200, top)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('the neighbours of a rank below the top rows are refetched at most every 30 seconds, while they are shown', async () => {
  vi.useFakeTimers()
  loadPage()
  const { queryKey } = neighboursQuery(1, 30)
  cache.setQueryData(queryKey, page(1, [contenderFixture(30, { version: 1 })]))
  const { read, stop } = observe(queryKey)
  for (let version = 2; version < 122; version += 1) {
    receiveTopRows(version, ['a', 'b', 'c'])
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(read).toHaveBeenCalledTimes(2)
  stop()
  receiveTopRows(200, ['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a final leaderboard is read again with its winners and ranks', () => {
  loadPage()
  receiveTopRows(2, ['b', 'a'], { in_progress: false, finished_at: '2026-11-26T00:00:03.000Z' })
  expect(cache.getQueryData(tournamentQuery(slug).queryKey)).toMatchObject({
    in_progress: false,
    finished_at: '2026-11-26T00:00:03.000Z',
  })
  expect(isInvalidated(tournamentQuery(slug).queryKey)).toBe(true)
  expect(isInvalidated(tournamentsQuery().queryKey)).toBe(true)
  expect(isInvalidated(leaderboardQuery(1).queryKey)).toBe(true)
})

test('[TRN-06] [RTM-04] own rows are merged by tournament, and replace top rows with the same rank and nickname', () => {
  loadPage()
  receiveOwnRows(
    contenderFixture(1, { nickname: 'a', version: 2, points: 5 }),
    contenderFixture(7, { tournament_id: 2, version: 1 }),
  )
  const own = cache.getQueryData(statusesQuery().queryKey)
  expect(own?.map((row) => [row.tournament_id, row.award_place, row.points])).toEqual([
    [1, 1, 5],
    [2, 7, 930],
  ])
  expect(cache.getQueryData(tournamentQuery(slug).queryKey)?.top_players[0]?.points).toBe(5)
})

test('repeated and late own rows change nothing, in any order', () => {
  const states = [4, 3, 2].map((place, at) => contenderFixture(place, { nickname: 'c', version: at + 2 }))
  fc.assert(
    fc.property(fc.shuffledSubarray([...states, ...states], { minLength: states.length * 2 }), (received) => {
      cache = new QueryClient()
      loadPage()
      for (const row of received) receiveOwnRows(row)
      expect(cache.getQueryData(statusesQuery().queryKey)?.[0]?.award_place).toBe(2)
    }),
  )
})

test('own rows that were read after the message keep their state', () => {
  loadPage()
  cache.setQueryData(statusesQuery().queryKey, [contenderFixture(1, { version: 9 })])
  receiveOwnRows(contenderFixture(2, { version: 8 }))
  expect(cache.getQueryData(statusesQuery().queryKey)?.[0]?.award_place).toBe(1)
})

test('the gain that reaches the next rank follows the own row and the row above it, and ignores late ones', () => {
  loadPage()
  const at = (rank: number, points: number, version: number) => contenderFixture(rank, { points, version })
  cache.setQueryData(
    neighboursQuery(1, 3).queryKey,
    page(5, [at(2, 950, 5), at(3, 900, 5), at(4, 850, 5)], { own: at(3, 900, 5), to_next: 50.01 }),
  )
  receiveOwnRows(at(3, 920.5, 6))
  expect(neighbours(3)).toMatchObject({ to_next: 29.51, own: { points: 920.5 } })
  receiveTopRows(7, [at(1, 990, 7), at(2, 960, 7), at(3, 920.5, 7)])
  expect(neighbours(3)).toMatchObject({
    to_next: 39.51,
    players: [{ points: 960 }, { points: 920.5 }, { points: 850 }],
  })
  receiveTopRows(4, [at(1, 1, 4), at(2, 1, 4), at(3, 1, 4)])
  receiveOwnRows(at(3, 1, 4))
  expect(neighbours(3)).toMatchObject({ to_next: 39.51 })
})

test('a gain without a new rank means that the row above has changed too, so the rows are read again', () => {
  loadPage()
  const own = contenderFixture(30, { points: 900, version: 5 })
  cache.setQueryData(
    neighboursQuery(1, 30).queryKey,
    page(5, [contenderFixture(29, { points: 905, version: 5 }), own], { own, to_next: 5.01 }),
  )
  const { read, stop } = observe(neighboursQuery(1, 30).queryKey)
  receiveOwnRows({ ...own, points: 910, version: 6 })
  expect(read).toHaveBeenCalledTimes(1)
  stop()
})

test('with a new rank, cached neighbours of an earlier visit of that rank are outdated', () => {
  loadPage()
  for (const rank of [20, 30])
    cache.setQueryData(neighboursQuery(1, rank).queryKey, page(1, [contenderFixture(rank, { version: 1 })]))
  receiveOwnRows(contenderFixture(20, { nickname: 'c', version: 2 }))
  expect(isInvalidated(neighboursQuery(1, 20).queryKey)).toBe(true)
  cache.setQueryData(neighboursQuery(1, 20).queryKey, page(2, [contenderFixture(20, { version: 2 })]))
  receiveOwnRows(contenderFixture(20, { nickname: 'c', version: 3, points: 950 }))
  expect(isInvalidated(neighboursQuery(1, 20).queryKey)).toBe(false)
})

test('messages about data that is not loaded change nothing', () => {
  receiveTopRows(2, ['a'])
  receiveOwnRows(contenderFixture(1))
  const loaded = cache.getQueryCache().getAll()
  expect(loaded.filter(({ state }) => state.data !== undefined)).toEqual([])
})

test('[RTM-06] a message about a tournament is shown once, and the player’s rows are read again', () => {
  loadPage()
  const message = {
    event: 'player_joined_leaderboard' as const,
    ...{
      id: 1,
      title: 'Perihelion race',
      start_at: '2026-11-19T00:00:00.000Z',
      end_at: '2026-11-26T00:00:00.000Z',
      award_place: 9,
    },
  }
  tournamentsEvents.tournament_notifications?.(message, cache)
  expect(latestMessage.get()).toEqual(message)
  expect(isInvalidated(statusesQuery().queryKey)).toBe(true)
  latestMessage.set(null)
  tournamentsEvents.tournament_notifications?.(message, cache)
  expect(latestMessage.get()).toBeNull()
  tournamentsEvents.tournament_notifications?.({ ...message, award_place: 8, previous_place: 9 }, cache)
  expect(latestMessage.get()).toMatchObject({ award_place: 8 })
  latestMessage.set(null)
  tournamentsEvents.tournament_notifications?.({ ...message, event: 'player_kicked_from_leaderboard' }, cache)
  expect(latestMessage.get()).toBeNull()
})
