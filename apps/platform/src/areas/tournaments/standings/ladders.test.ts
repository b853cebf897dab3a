import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { Ladders } from './ladders.ts'
import type { TournamentPlayerRow } from './playerStore.ts'

const size = 60

onEachDatabase((makeApp) => {
  let race: Race
  let id: bigint
  let all: TournamentPlayerRow[]
  beforeAll(async () => {
    race = await openRace(makeApp)
    id = await race.tournament({ definition: { teams: [1, 2].map((team) => ({ id: team, titles: { en: 'Team' } })) } })
    await race.app.db.query(
      `WITH made AS (
         INSERT INTO players (email, password_hash, currency, language, created_at)
         SELECT 'ladder-' || n || '@apogee.test', 'x', 'EUR', 'en', now() FROM generate_series(1, ${size}) n RETURNING id)
       INSERT INTO tournament_players (tournament_id, player_id, team_id, score, reached_at)
       SELECT $1, id, 1 + id % 2, 1 + (id * 7) % 9, $2::timestamptz + (id * 5) % 4 * interval '1 second' FROM made`,
      [id, later(0)],
    )
    await race.app.db.query('INSERT INTO tournament_tables (tournament_id, participants) VALUES ($1, $2)', [id, size])
    all = await race.app.db.query(
      'SELECT * FROM tournament_players WHERE tournament_id = $1 ORDER BY score DESC, reached_at, player_id',
      [id],
    )
  })

  test.each([1, 2, 7, 256])('with every %ith row kept, places and pages are those of the whole table', async (step) => {
    const ladders = new Ladders({ step })
    const { db } = race.app
    const tournament = await tournamentOf(db, id)
    expect(await ladders.placesIn(db, tournament, null, all)).toEqual(all.map((_, at) => at + 1))
    for (const team of [1, 2]) {
      const theirs = all.filter(({ team_id }) => team_id === team)
      expect(await ladders.placesIn(db, tournament, team, theirs)).toEqual(theirs.map((_, at) => at + 1))
    }
    for (const [after, most] of [
      [0, 5],
      [5, 20],
      [13, 1],
      [58, 50],
      [60, 50],
      [99, 5],
    ] as const) {
      const page = await ladders.page(db, tournament, after, most)
      expect(page.map(({ player_id }) => player_id)).toEqual(
        all.slice(after, after + most).map(({ player_id }) => player_id),
      )
    }
  })

  test('an older ladder is right about who moved, and a new one about everybody', async () => {
    const ladders = new Ladders({ step: 7 })
    const { db } = race.app
    const before = await tournamentOf(db, id)
    await ladders.placesIn(db, before, null, [all[0]!])
    const mover = all[40]!
    await db.query('UPDATE tournament_players SET score = 1000 WHERE tournament_id = $1 AND player_id = $2', [
      id,
      mover.player_id,
    ])
    await db.query('UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1', [id])
    const after = await tournamentOf(db, id)
    const moved = { ...mover, score: 1000n, rank_key: -1000n }
    expect(await ladders.placesIn(db, after, null, [moved])).toEqual([1])
    await ladders.refresh(db, after)
    const rows = [moved, ...all.filter((row) => row !== mover)]
    expect(await ladders.placesIn(db, after, null, rows)).toEqual(rows.map((_, at) => at + 1))
  })

  test('what has moved in this process is followed without reading the table again; what has not is read', async () => {
    const { db } = race.app
    const rows = async () =>
      db.query<TournamentPlayerRow>(
        'SELECT * FROM tournament_players WHERE tournament_id = $1 ORDER BY score DESC, reached_at, player_id',
        [id],
      )
    const ladders = new Ladders({ step: 7 })
    const tournament = await tournamentOf(db, id)
    for (const team of [null, 1, 2]) await ladders.placesIn(db, tournament, team, all)
    const raise = async () => {
      const [row] = await db.query<{ version: bigint }>(
        'UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1 RETURNING version',
        [id],
      )
      return row!.version
    }
    const move = async (nth: number, score: bigint) => {
      const row = (await rows())[nth]!
      const { player_id: playerId } = row
      const [now] = await db.query<TournamentPlayerRow>(
        'UPDATE tournament_players SET score = $3 WHERE tournament_id = $1 AND player_id = $2 RETURNING *',
        [id, playerId, score],
      )
      return { tournamentId: id, playerId, row, now: score > 0n ? now! : null }
    }
    const placesAgree = async () => {
      const current = await tournamentOf(db, id)
      const ranked = (await rows()).filter(({ score }) => score > 0n)
      for (const team of [null, 1, 2]) {
        const theirs = ranked.filter(({ team_id }) => team === null || team_id === team)
        expect(await ladders.placesIn(db, current, team, theirs)).toEqual(theirs.map((_, at) => at + 1))
      }
      const page = await ladders.page(db, current, 20, 10)
      expect(page.map(({ player_id }) => player_id)).toEqual(ranked.slice(20, 30).map(({ player_id }) => player_id))
    }
    const read: unknown[] = []
    const { query } = db
    db.query = (...args) => {
      read.push(args[0])
      return query.apply(db, args) as never
    }
    for (const [nth, score] of [
      [55, 50n],
      [3, 2n],
      [30, 0n],
      [20, 6n],
    ] as const) {
      const moved = await move(nth, score)
      ladders.follow([moved], new Map([[id, await raise()]]))
      await placesAgree()
    }
    const builds = () => read.filter((text) => String(text).includes('row_number')).length
    expect(builds()).toBe(0)
    await move(40, 60n)
    await raise()
    await ladders.refresh(db, await tournamentOf(db, id))
    // Of the table and of its two teams.
    expect(builds()).toBe(3)
    db.query = query
  })
})
