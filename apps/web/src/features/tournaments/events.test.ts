import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { tournamentsEvents } from './events'
import type { Contender } from './model'
import { statusesQuery, tournamentQuery, tournamentsQuery } from './queries'
import { type TablePage, tableQuery } from './tableQueries'
import { toldTournament } from './told'
import { contenderFixture, tournamentFixture } from './tournamentFixture'

vi.mock('../../lib/api', () => ({ api: () => new Promise(() => undefined), ApiError: class extends Error {} }))

let cache: QueryClient
const slug = 'perihelion-race'

beforeEach(() => {
  cache = new QueryClient()
  toldTournament.set(null)
})

const rows = (...names: string[]) => names.map((nickname, at) => contenderFixture(at + 1, { nickname }))
const page = (version: number, players: Contender[]): TablePage => ({
  ...{ tournament_id: 1, version, participants: 5, players, next: null, own: null, to_next: null },
})

function opened() {
  cache.setQueryData(tournamentsQuery().queryKey, [
    tournamentFixture({ top_players: rows('a', 'b') }),
    tournamentFixture({ id: 2 }),
  ])
  cache.setQueryData(tournamentQuery(slug).queryKey, tournamentFixture({ top_players: rows('a', 'b') }))
  const table: InfiniteData<TablePage | null, number> = { pages: [page(1, rows('a', 'b', 'c'))], pageParams: [0] }
  cache.setQueryData(tableQuery(1).queryKey, table)
  cache.setQueryData(statusesQuery().queryKey, [contenderFixture(3, { nickname: 'c', version: 1 })])
}

const hearHead = (version: number, names: string[], more = {}) =>
  tournamentsEvents['public:tournaments_changes']?.(
    {
      tournament_id: 1,
      version,
      participants: 5,
      top_players: rows(...names),
      in_progress: true,
      finished_at: null,
      ...more,
    },
    cache,
  )
const hearOwn = (...list: Contender[]) => tournamentsEvents.tournaments_statuses?.(list, cache)

const names = (list: readonly Contender[] | undefined) => list?.map(({ nickname }) => nickname).join('')
const shown = () => ({
  list: names(cache.getQueryData(tournamentsQuery().queryKey)?.[0]?.top_players),
  one: names(cache.getQueryData(tournamentQuery(slug).queryKey)?.top_players),
  table: names(cache.getQueryData(tableQuery(1).queryKey)?.pages[0]?.players),
})

test('[RTM-07] a new head of a table stands in the lists, on its page and in its table; rows below stay', () => {
  opened()
  hearHead(2, ['b', 'a'])
  expect(shown()).toEqual({ list: 'ba', one: 'ba', table: 'bac' })
  expect(cache.getQueryData(tournamentsQuery().queryKey)?.[1]).toEqual(tournamentFixture({ id: 2 }))
})

test('heads that are repeated or late change nothing: any order ends in the newest', () => {
  const heads = [
    ['b', 'a'],
    ['a', 'b'],
    ['c', 'a'],
    ['d', 'a'],
  ].map((order, at) => ({ version: at + 2, order }))
  fc.assert(
    fc.property(fc.shuffledSubarray([...heads, ...heads], { minLength: heads.length * 2 }), (messages) => {
      cache = new QueryClient()
      opened()
      for (const { version, order } of messages) hearHead(version, order)
      expect(shown()).toEqual({ list: 'da', one: 'da', table: 'dac' })
    }),
  )
})

test('a table that was read later than the head keeps what it has', () => {
  opened()
  cache.setQueryData(tableQuery(1).queryKey, { pages: [page(9, rows('x', 'y'))], pageParams: [0] })
  hearHead(8, ['b', 'a'])
  expect(shown().table).toBe('xy')
})

test('a final table says that it is over, and is read again with its winners', () => {
  opened()
  hearHead(2, ['b', 'a'], { in_progress: false, finished_at: '2026-11-26T00:00:03.000Z' })
  expect(cache.getQueryData(tournamentQuery(slug).queryKey)).toMatchObject({
    in_progress: false,
    finished_at: '2026-11-26T00:00:03.000Z',
  })
  expect(cache.getQueryState(tournamentQuery(slug).queryKey)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(tournamentsQuery().queryKey)?.isInvalidated).toBe(true)
})

test('[TRN-06] [RTM-04] own rows are merged by tournament, and patched among the leading players where place and nickname agree', () => {
  opened()
  hearOwn(
    contenderFixture(1, { nickname: 'a', version: 2, points: 5 }),
    contenderFixture(7, { tournament_id: 2, version: 1 }),
  )
  const held = cache.getQueryData(statusesQuery().queryKey)
  expect(held?.map((row) => [row.tournament_id, row.award_place, row.points])).toEqual([
    [1, 1, 5],
    [2, 7, 930],
  ])
  expect(cache.getQueryData(tournamentQuery(slug).queryKey)?.top_players[0]?.points).toBe(5)
})

test('own rows that are repeated or late change nothing, in any order', () => {
  const states = [4, 3, 2].map((place, at) => contenderFixture(place, { nickname: 'c', version: at + 2 }))
  fc.assert(
    fc.property(fc.shuffledSubarray([...states, ...states], { minLength: states.length * 2 }), (messages) => {
      cache = new QueryClient()
      opened()
      for (const row of messages) hearOwn(row)
      expect(cache.getQueryData(statusesQuery().queryKey)?.[0]?.award_place).toBe(2)
    }),
  )
})

test('a row that was read later than the message keeps what it has', () => {
  opened()
  cache.setQueryData(statusesQuery().queryKey, [contenderFixture(1, { version: 9 })])
  hearOwn(contenderFixture(2, { version: 8 }))
  expect(cache.getQueryData(statusesQuery().queryKey)?.[0]?.award_place).toBe(1)
})

test('where nothing was loaded there is nothing to change', () => {
  hearHead(2, ['a'])
  hearOwn(contenderFixture(1))
  expect(
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([])
})

test('[RTM-06] what happened in a tournament is told once, and the player’s rows are read again', () => {
  opened()
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
  expect(toldTournament.get()).toEqual(message)
  expect(cache.getQueryState(statusesQuery().queryKey)?.isInvalidated).toBe(true)
  toldTournament.set(null)
  tournamentsEvents.tournament_notifications?.(message, cache)
  expect(toldTournament.get()).toBeNull()
  tournamentsEvents.tournament_notifications?.({ ...message, award_place: 8, previous_place: 9 }, cache)
  expect(toldTournament.get()).toMatchObject({ award_place: 8 })
})
