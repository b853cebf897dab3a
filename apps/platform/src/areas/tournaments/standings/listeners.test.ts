import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Core } from '../../../core/http/handler.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { openRace, type Race } from '../test/raceSetup.ts'

onEachDatabase((makeApp) => {
  let race: Race
  let players: bigint[]
  let hearers: readonly bigint[] = []
  beforeAll(async () => {
    race = await openRace(makeApp)
    // What the standings were opened with is this object.
    Object.assign((race.app as Pick<Core, 'realtime'>).realtime, {
      isWatched: () => false,
      hearers: () => new Set(hearers),
    })
    players = []
    for (let nth = 0; nth < 6; nth += 1) players.push(await race.player())
  })
  beforeEach(async () => {
    await race.app.db.query('DELETE FROM tournaments')
    hearers = []
    await race.standings().flush()
    race.app.published.length = 0
  })

  const settle = async (player: bigint, real: bigint) => {
    await race.play({ player, real })
    await race.app.drain()
    await race.standings().flush()
  }
  const toldSince = (): bigint[] =>
    race.app.published
      .splice(0)
      .flatMap(({ channel, playerId }) => (channel === 'tournaments_statuses' && playerId ? [playerId] : []))
  /** Whose rows are read while something happens. */
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

  test('of those who listen, only who moved, who was passed and who has just come is read', async () => {
    await race.tournament()
    const [first, second, third, fourth, absent] = players as [bigint, bigint, bigint, bigint, bigint]
    hearers = [first, second, third, absent]
    await settle(first, 1000n)
    await settle(second, 500n)
    await settle(third, 100n)
    await settle(fourth, 50n)
    // Passes the third, and nobody else; they do not listen themselves.
    expect(await readDuring(() => settle(fourth, 100n))).toEqual([third])
    expect(await readDuring(() => settle(first, 100n))).toEqual([first])
    hearers = [first, second, third, fourth, absent]
    expect((await readDuring(() => settle(first, 100n))).sort()).toEqual([first, fourth])
    toldSince()
    expect((await readDuring(() => settle(third, 900n))).sort()).toEqual([second, third, fourth])
    expect(toldSince().sort()).toEqual([second, third, fourth])
  })

  test('when the table moved while somebody was read, they are read once more', async () => {
    const id = await race.tournament()
    const [first, second] = players as [bigint, bigint]
    hearers = [first]
    await settle(first, 1000n)
    const { db } = race.app
    const { query } = db
    // Another process changes the table after the row was read.
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

  test('when another process has changed the table, everybody is read again', async () => {
    const id = await race.tournament()
    const [first, second, third] = players as [bigint, bigint, bigint]
    hearers = [first, second]
    await settle(first, 1000n)
    await settle(second, 500n)
    await race.app.db.query('UPDATE tournament_players SET score = 1 WHERE tournament_id = $1 AND player_id = $2', [
      id,
      first,
    ])
    await race.app.db.query('UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1', [id])
    toldSince()
    await settle(third, 10n)
    expect(toldSince().sort()).toEqual([first, second].sort())
  })

  test('[RTM-04] whatever is played, everybody who listens was told the place they have', async () => {
    const who = fc.nat({ max: 5 })
    const act = fc.oneof(
      fc.record({ bet: who, cents: fc.constantFrom(10n, 20n, 50n) }),
      fc.record({ listens: fc.subarray([0, 1, 2, 3, 4, 5]) }),
      fc.constant('flush' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        await race.app.db.query('DELETE FROM tournaments')
        const id = await race.tournament()
        race.app.published.length = 0
        hearers = players
        for (const one of acts)
          if (one === 'flush') await race.standings().flush()
          else if ('listens' in one) hearers = one.listens.map((nth) => players[nth]!)
          else {
            await race.play({ player: players[one.bet]!, real: one.cents })
            await race.app.drain()
          }
        hearers = players
        await settle(players[0]!, 10n)
        const table = await race.app.db.query<{ player: bigint }>(
          `SELECT player_id AS player FROM tournament_players WHERE tournament_id = $1 AND rank_key < 0
            ORDER BY rank_key, reached_at, player_id`,
          [id],
        )
        const told = new Map<bigint, number | null>()
        for (const { channel, playerId, data } of race.app.published)
          if (channel === 'tournaments_statuses' && playerId)
            for (const row of data as { award_place: number | null }[]) told.set(playerId, row.award_place)
        expect(told).toEqual(
          new Map(told.entries().map(([player]) => [player, table.findIndex((row) => row.player === player) + 1])),
        )
        expect([...told.keys()].sort()).toEqual(table.map(({ player }) => player).sort())
      }),
      { numRuns: 40 },
    )
    expect(race.failures).toEqual([])
  })
})
