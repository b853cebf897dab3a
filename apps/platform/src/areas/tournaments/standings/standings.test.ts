import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Row } from '../../../core/db/db.ts'
import { Audience, openStandings, RecentTournaments, type Standings } from './standings.ts'

/** A database with one tournament, which counts its reads. */
function openStore(participants: number) {
  const tournament = {
    id: 7n,
    finished_at: null as Date | null,
    participants,
    definition: { titles: { en: 'Race' }, prizes: [] },
  }
  let reads = 0
  const query = async <R extends Row>() => {
    reads += 1
    return [{ ...tournament }] as unknown as R[]
  }
  return { tournament, sql: { query }, reads: () => reads }
}

test.each([
  [500, 3],
  [501, 1],
])('three pages of a tournament with %i players read it %i times', async (participants, times) => {
  const { sql, reads } = openStore(participants)
  const recent = new RecentTournaments()
  for (let page = 0; page < 3; page += 1) expect((await recent.find(sql, 'apogee', 7))?.id).toBe(7n)
  expect(reads()).toBe(times)
})

test('each brand has its own entry', async () => {
  const { sql, reads } = openStore(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  await recent.find(sql, 'halcyon', 7)
  expect(reads()).toBe(2)
})

test('a leaderboard that has become final is read at once', async () => {
  const { sql, tournament } = openStore(1000)
  const recent = new RecentTournaments()
  await recent.find(sql, 'apogee', 7)
  tournament.finished_at = new Date()
  recent.drop(7n)
  expect((await recent.find(sql, 'apogee', 7))?.finished_at).toEqual(tournament.finished_at)
})

describe('who can see leaderboards change', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  const fail = (error: unknown) => {
    throw error
  }
  const watching = { isWatched: false, subscribers: new Set<bigint>() as ReadonlySet<bigint> | null, looks: 0 }
  const open = (own: Partial<typeof watching>) => {
    const present = { ...watching, ...own }
    const audience = new Audience({
      isWatched: (channel) => {
        expect(channel).toBe('public:tournaments_changes')
        present.looks += 1
        return present.isWatched
      },
      subscribers: () => present.subscribers,
    })
    return { present, audience }
  }

  test.each([
    ['nobody', 4000, {}],
    ['a page with a leaderboard', 500, { isWatched: true }],
    ['a connected player', 500, { subscribers: new Set([1n]) }],
    ['subscribers that are not known', 500, { subscribers: null }],
  ])('with %s, scores are counted every %i ms', (_, everyMs, own) => {
    expect(open(own).audience.countEveryMs()).toBe(everyMs)
  })

  test('a page that reads a leaderboard without realtime counts as present for a minute', () => {
    const { audience } = open({})
    audience.noteRead()
    vi.advanceTimersByTime(59_999)
    expect(audience.countEveryMs()).toBe(500)
    vi.advanceTimersByTime(1)
    expect(audience.countEveryMs()).toBe(4000)
  })

  const reads: readonly [what: string, read: (from: Standings, ...of: Parameters<Standings['topRows']>) => unknown][] =
    [
      ['the first rows', (from, ...of) => from.topRows(...of)],
      ['a page', (from, ...of) => from.page(...of, 0, 50)],
      ['ranks', (from, ...of) => from.ranksOf(...of, [])],
    ]
  test.each(reads)('who reads %s of a leaderboard sees it', async (_, read) => {
    const sql = { query: async () => [] }
    const realtime = { isWatched: () => false, subscribers: () => new Set<bigint>() }
    const standings = openStandings({ db: sql, realtime, clock: { now: () => new Date() }, onError: fail } as never)
    expect(standings.countEveryMs()).toBe(4000)
    const tournament = { id: 7n, finished_at: null, participants: 0, definition: { teams: [], prizes: [] } }
    await read(standings, sql, tournament as never)
    expect(standings.countEveryMs()).toBe(500)
  })

  test('an arrival is noticed at once, and the subscribers are listed once a second at most', () => {
    const { audience, present } = open({})
    expect(audience.countEveryMs()).toBe(4000)
    present.isWatched = true
    expect([audience.countEveryMs(), audience.countEveryMs(), present.looks]).toEqual([500, 500, 2])
    present.isWatched = false
    vi.advanceTimersByTime(999)
    expect(audience.countEveryMs()).toBe(500)
    vi.advanceTimersByTime(1)
    expect(audience.countEveryMs()).toBe(4000)
  })

  test('an arrival does not end the minute of a read', () => {
    const { audience, present } = open({ isWatched: true })
    audience.noteRead()
    audience.countEveryMs()
    present.isWatched = false
    vi.advanceTimersByTime(30_000)
    expect(audience.countEveryMs()).toBe(500)
  })
})
