import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Core } from '../../../core/http/handler.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { openRace, type Race } from '../test/raceSetup.ts'
import { isInRanges, LeaderboardSubscriptions, type Move, passedRanges } from './leaderboardSubscriptions.ts'
import { isBefore, type RankKey } from './rankStore.ts'

describe('ranges of passed ranks', () => {
  const at = new Date(0)
  const key = (n: number): RankKey => ({ rank_key: BigInt(n), reached_at: at, player_id: BigInt(n) })
  const position = fc.option(fc.integer({ min: 0, max: 60 }).map(key))
  const moves: fc.Arbitrary<Move[]> = fc.array(fc.record({ from: position, to: position }), { maxLength: 12 })

  test('a key is in a range exactly when a move passed it, or a player above it arrived or left', () => {
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 60 }).map(key), (moved, one) => {
        const isAfter = (other: RankKey | null) => other !== null && !isBefore(one, other)
        const isNotAfter = (other: RankKey | null) => other === null || !isBefore(other, one)
        const isPassed = moved.some(
          ({ from, to }) =>
            (from ?? to) !== null && ((isAfter(from) && isNotAfter(to)) || (isAfter(to) && isNotAfter(from))),
        )
        expect(isInRanges(passedRanges(moved), one)).toBe(isPassed)
      }),
    )
  })

  test('ranges are in order and do not overlap', () => {
    fc.assert(
      fc.property(moves, (moved) => {
        const ranges = passedRanges(moved)
        for (const [nth, { to }] of ranges.slice(0, -1).entries())
          expect(to !== null && isBefore(to, ranges[nth + 1]!.from)).toBe(true)
      }),
    )
  })
})

test('an untracked leaderboard has no subscribers to return', () => {
  expect(() => new LeaderboardSubscriptions().subscribersOf(7n)).toThrow('leaderboard 7 is not tracked')
})

onEachDatabase((makeApp) => {
  let race: Race
  let players: bigint[]
  let connected: readonly bigint[] = []
  beforeAll(async () => {
    race = await openRace(makeApp)
    // The standings publish to this object.
    Object.assign((race.app as Pick<Core, 'realtime'>).realtime, {
      isWatched: () => false,
      subscribers: () => new Set(connected),
    })
    players = []
    for (let nth = 0; nth < 6; nth += 1) players.push(await race.player())
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    connected = []
    await race.standings().flush()
    race.app.published.length = 0
  })

  const settle = async (player: bigint, real: bigint) => {
    await race.play({ player, real })
    await race.app.drain()
    await race.standings().flush()
  }
  const takePublished = (): bigint[] =>
    race.app.published
      .splice(0)
      .flatMap(({ channel, playerId }) => (channel === 'tournaments_statuses' && playerId ? [playerId] : []))
  /** The players whose rows are read during `work`. */
  const readDuring = async (work: () => Promise<unknown>): Promise<bigint[]> => {
    const { db } = race.app
    const { query } = db
    const read: bigint[] = []
    db.query = (...args) => {
      if (JSON.stringify(args[0]).includes('tournament_players_of')) read.push(...(args[1]![1] as bigint[]))
      return query.apply(db, args) as never
    }
    await work()
    db.query = query
    return read
  }

  test('of the connected players, only those are read who moved, were passed or have just connected', async () => {
    await race.tournament()
    const [first, second, third, fourth, absent] = players as [bigint, bigint, bigint, bigint, bigint]
    connected = [first, second, third, absent]
    await settle(first, 1000n)
    await settle(second, 500n)
    await settle(third, 100n)
    await settle(fourth, 50n)
    // The fourth, who is not connected, passes only the third.
    expect(await readDuring(() => settle(fourth, 100n))).toEqual([third])
    expect(await readDuring(() => settle(first, 100n))).toEqual([first])
    connected = [first, second, third, fourth, absent]
    expect((await readDuring(() => settle(first, 100n))).sort()).toEqual([first, fourth])
    takePublished()
    expect((await readDuring(() => settle(third, 900n))).sort()).toEqual([second, third, fourth])
    expect(takePublished().sort()).toEqual([second, third, fourth])
  })

  test('a player whose row was read while the leaderboard changed is read again at the next change', async () => {
    const id = await race.tournament()
    const [first, second] = players as [bigint, bigint]
    connected = [first]
    await settle(first, 1000n)
    const { db } = race.app
    const { query } = db
    // Another process changes the leaderboard after the row was read.
    db.query = async (...args) => {
      const rows = await query.apply(db, args)
      if (JSON.stringify(args[0]).includes('tournament_players_of'))
        await query.call(db, 'UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1', [id])
      return rows as never
    }
    await settle(first, 10n)
    db.query = query
    await race.app.db.query('UPDATE tournament_tables SET version = version - 1 WHERE tournament_id = $1', [id])
    expect(await readDuring(() => settle(second, 10n))).toEqual([first])
    expect(await readDuring(() => settle(second, 10n))).toEqual([])
  })

  test('after a change by another process, all connected players are read again', async () => {
    const id = await race.tournament()
    const [first, second, third] = players as [bigint, bigint, bigint]
    connected = [first, second]
    await settle(first, 1000n)
    await settle(second, 500n)
    await race.app.db.query('UPDATE tournament_players SET score = 1 WHERE tournament_id = $1 AND player_id = $2', [
      id,
      first,
    ])
    await race.app.db.query('UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1', [id])
    takePublished()
    await settle(third, 10n)
    expect(takePublished().sort()).toEqual([first, second].sort())
  })

  test('after an error, all rows are published again at the next change', async () => {
    await race.tournament()
    const [first, second, third] = players as [bigint, bigint, bigint]
    connected = [first, second]
    await settle(first, 1000n)
    await settle(second, 500n)
    takePublished()
    const { db } = race.app
    const { query } = db
    db.query = (...args) =>
      JSON.stringify(args[0]).includes('tournament_players_of')
        ? Promise.reject(new Error('connection lost'))
        : (query.apply(db, args) as never)
    await settle(second, 10n)
    db.query = query
    expect(race.failures.splice(0)).toMatchObject([{ message: 'connection lost' }])
    expect(takePublished()).toEqual([])
    await settle(third, 10n)
    expect(takePublished().sort()).toEqual([first, second].sort())
  })

  test('[RTM-04] after any sequence of rounds and connections, every connected player has received their current rank', async () => {
    const who = fc.nat({ max: 5 })
    const act = fc.oneof(
      fc.record({ bet: who, cents: fc.constantFrom(10n, 20n, 50n) }),
      fc.record({ connects: fc.subarray([0, 1, 2, 3, 4, 5]) }),
      fc.constant('flush' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        await race.app.db.query('DELETE FROM tournaments')
        const id = await race.tournament()
        race.app.published.length = 0
        connected = players
        for (const one of acts)
          if (one === 'flush') await race.standings().flush()
          else if ('connects' in one) connected = one.connects.map((nth) => players[nth]!)
          else {
            await race.play({ player: players[one.bet]!, real: one.cents })
            await race.app.drain()
          }
        connected = players
        await settle(players[0]!, 10n)
        const ranking = await race.app.db.query<{ player: bigint }>(
          `SELECT player_id AS player FROM tournament_players WHERE tournament_id = $1 AND rank_key < 0
            ORDER BY rank_key, reached_at, player_id`,
          [id],
        )
        const received = new Map<bigint, number | null>()
        for (const { channel, playerId, data } of race.app.published)
          if (channel === 'tournaments_statuses' && playerId)
            for (const row of data as { award_place: number | null }[]) received.set(playerId, row.award_place)
        expect(received).toEqual(new Map(ranking.map(({ player }, at) => [player, at + 1])))
      }),
      { numRuns: 40 },
    )
    expect(race.failures).toEqual([])
  })
})
