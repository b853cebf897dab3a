import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { recordPlaces } from './recordPlaces.ts'

onEachDatabase((makeApp) => {
  let race: Race
  beforeAll(async () => {
    race = await openRace(makeApp)
  })

  test('[TRN-10] a leaderboard serves the place of each player at the last count, a twenty-fourth of its duration apart', async () => {
    const id = await race.tournament({ strategy: 'bet' })
    const [leader, climber] = [await race.player('Leader'), await race.player('Climber')]
    const read = async () => (await (await race.app.client(climber)).get(`/api/tournaments/${id}/table`)).body
    const stake = async (player: bigint, real: bigint) => {
      await race.play({ player, real })
      await race.app.drain()
    }
    await stake(leader, 200n)
    await stake(climber, 100n)
    expect(await read()).toMatchObject({ places_at: null, own: { award_place: 2, earlier_place: null } })

    await recordPlaces(race.app)
    const countedAt = race.app.clock.now().toISOString()
    await stake(climber, 300n)
    expect(await read()).toMatchObject({
      places_at: countedAt,
      own: { award_place: 1, earlier_place: 2 },
      players: [
        { award_place: 1, earlier_place: 2 },
        { award_place: 2, earlier_place: 1 },
      ],
    })

    race.setClock(later(4))
    await recordPlaces(race.app)
    expect(await read()).toMatchObject({ places_at: countedAt, own: { earlier_place: 2 } })
    race.setClock(later(5))
    await recordPlaces(race.app)
    await stake(leader, 1n)
    expect(await read()).toMatchObject({ places_at: later(5).toISOString(), own: { award_place: 1, earlier_place: 1 } })
  })

  test('the places of many players are stored in transactions of at most 1,000 rows', async () => {
    const id = await race.tournament({ strategy: 'bet' })
    const { db } = race.app
    await db.query(
      `WITH crowd AS (
         INSERT INTO players (email, password_hash, currency, language, created_at)
         SELECT 'place-' || n || '@apogee.test', 'none', 'EUR', 'en', now() FROM generate_series(1, 2500) n RETURNING id)
       INSERT INTO tournament_players (tournament_id, player_id, score, reached_at, removed_at)
       SELECT $1, id, id, now(), CASE WHEN id % 100 = 0 THEN now() END FROM crowd`,
      [id],
    )
    await db.query('INSERT INTO tournament_tables (tournament_id, participants) VALUES ($1, 2500)', [id])
    const { transaction } = db
    const sizes: number[] = []
    db.transaction = (work) =>
      transaction.call(db, async (tx) => {
        const result = await work(tx)
        const [row] = await tx.query<{ stored: number }>(
          `SELECT count(*)::int AS stored FROM tournament_players WHERE tournament_id = $1 AND version = 2`,
          [id],
        )
        sizes.push(row!.stored)
        return result
      }) as never
    await recordPlaces(race.app)
    db.transaction = transaction
    expect(sizes).toEqual([1000, 2000, 2475])
    const [wrong] = await db.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM (
         SELECT earlier_place, CASE WHEN removed_at IS NULL THEN row_number() OVER (PARTITION BY removed_at IS NULL ORDER BY rank_key) END AS place
           FROM tournament_players WHERE tournament_id = $1) p
        WHERE earlier_place IS DISTINCT FROM place`,
      [id],
    )
    expect(wrong).toEqual({ rows: 0 })
    await recordPlaces(race.app)
    expect(
      await db.query('SELECT max(version)::int AS version FROM tournament_players WHERE tournament_id = $1', [id]),
    ).toEqual([{ version: 2 }])
  })
})
