import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { RankIndex, RankMarks } from './rankIndex.ts'
import { isBefore, type RankKey } from './rankStore.ts'
import type { TournamentPlayerRow } from './scoreStore.ts'

describe('marks of a ranking', () => {
  const start = new Date('2026-03-10T12:00:00Z')
  const keyOf = (player: number, score: number): RankKey => ({
    rank_key: BigInt(-score),
    reached_at: new Date(+start + (score % 3) * 1000),
    player_id: BigInt(player),
  })
  const sorted = (rows: readonly RankKey[]) => rows.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  const everyNth = (rows: readonly RankKey[], step: number) => sorted(rows).filter((_, nth) => nth % step === step - 1)

  /** A player with a score of 0 has no rank. */
  const moves = fc.array(fc.record({ player: fc.nat(39), score: fc.nat(30) }), { maxLength: 120 })

  test('after any moves, joins and removals, the counts match the ranking', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { maxLength: 30 }),
        moves,
        fc.integer({ min: 1, max: 8 }),
        (scores, later, step) => {
          const rows = new Map(scores.flatMap((score, nth) => (score > 0 ? [[nth, keyOf(nth, score)] as const] : [])))
          const marks = new RankMarks(everyNth([...rows.values()], step), step)
          for (const { player, score } of later) {
            const to = score > 0 ? keyOf(player, score) : null
            marks.move(rows.get(player) ?? null, to)
            if (to) rows.set(player, to)
            else rows.delete(player)
          }
          const ranking = sorted([...rows.values()])
          for (const [place, row] of ranking.entries()) {
            const mark = marks.before(row)
            const between = ranking.filter((one) => (!mark || !isBefore(one, mark.key)) && isBefore(one, row)).length
            expect((mark?.before ?? 0) + between).toBe(place)
          }
          for (let after = 0; after <= ranking.length; after += 1) {
            const mark = marks.at(after)
            const from = mark ? ranking.filter((one) => !isBefore(one, mark.key)) : ranking
            expect(from.slice(after - (mark?.before ?? 0))).toEqual(ranking.slice(after))
          }
        },
      ),
    )
  })

  test('an interval that grows to more than four times its size makes the marks uneven', () => {
    const rows = Array.from({ length: 40 }, (_, nth) => keyOf(nth, 100 - nth))
    const marks = new RankMarks(everyNth(rows, 10), 10)
    for (let nth = 0; nth < 30; nth += 1) marks.move(null, keyOf(1000 + nth, 200))
    expect(marks.isUneven).toBe(false)
    marks.move(null, keyOf(2000, 200))
    marks.move(null, keyOf(2001, 200))
    expect(marks.isUneven).toBe(true)
  })

  test('so do new players after the last mark', () => {
    const marks = new RankMarks([keyOf(1, 50)], 10)
    for (let nth = 0; nth < 40; nth += 1) marks.move(null, keyOf(1000 + nth, 1))
    expect(marks.isUneven).toBe(false)
    marks.move(null, keyOf(2000, 1))
    expect(marks.isUneven).toBe(true)
  })
})

const size = 60
const inOrder = 'SELECT * FROM tournament_players WHERE tournament_id = $1 ORDER BY score DESC, reached_at, player_id'

onEachDatabase((makeApp) => {
  let race: Race
  let id: bigint
  let all: TournamentPlayerRow[]
  beforeAll(async () => {
    race = await openRace(makeApp)
  })
  beforeEach(async () => {
    id = await race.tournament({ definition: { teams: [1, 2].map((team) => ({ id: team, titles: { en: 'Team' } })) } })
    await race.app.db.query(
      `WITH made AS (
         INSERT INTO players (email, password_hash, currency, language, created_at)
         SELECT 'ranked-' || $1::bigint || '-' || n || '@apogee.test', 'x', 'EUR', 'en', now() FROM generate_series(1, ${size}) n RETURNING id)
       INSERT INTO tournament_players (tournament_id, player_id, team_id, score, reached_at)
       SELECT $1::bigint, id, 1 + id % 2, 1 + (id * 7) % 9, $2::timestamptz + (id * 5) % 4 * interval '1 second' FROM made`,
      [id, later(0)],
    )
    await race.app.db.query('INSERT INTO tournament_tables (tournament_id, participants) VALUES ($1, $2)', [id, size])
    all = await race.app.db.query(inOrder, [id])
  })

  /** What another process does when it changes the leaderboard. */
  const bumpVersion = async () => {
    const [row] = await race.app.db.query<{ version: bigint }>(
      'UPDATE tournament_tables SET version = version + 1 WHERE tournament_id = $1 RETURNING version',
      [id],
    )
    return row!.version
  }

  test.each([1, 2, 7, 256])('with every %ith key, ranks and pages match the whole leaderboard', async (step) => {
    const index = new RankIndex({ step })
    const { db } = race.app
    const tournament = await tournamentOf(db, id)
    expect(await index.ranksIn(db, tournament, null, all)).toEqual(all.map((_, at) => at + 1))
    for (const team of [1, 2]) {
      const members = all.filter(({ team_id }) => team_id === team)
      expect(await index.ranksIn(db, tournament, team, members)).toEqual(members.map((_, at) => at + 1))
    }
    for (const [after, limit] of [
      [0, 5],
      [5, 20],
      [13, 1],
      [58, 50],
      [60, 50],
      [99, 5],
    ] as const) {
      const page = await index.page(db, tournament, after, limit)
      expect(page.map(({ player_id }) => player_id)).toEqual(
        all.slice(after, after + limit).map(({ player_id }) => player_id),
      )
    }
  })

  test('an outdated index finds the rank of the player who moved, and a refreshed one the rank of every player', async () => {
    const index = new RankIndex({ step: 7 })
    const { db } = race.app
    const before = await tournamentOf(db, id)
    await index.ranksIn(db, before, null, [all[0]!])
    const mover = all[40]!
    await db.query('UPDATE tournament_players SET score = 1000 WHERE tournament_id = $1 AND player_id = $2', [
      id,
      mover.player_id,
    ])
    await bumpVersion()
    const after = await tournamentOf(db, id)
    const moved = { ...mover, score: 1000n, rank_key: -1000n }
    expect(await index.ranksIn(db, after, null, [moved])).toEqual([1])
    await index.refresh(db, after)
    const rows = [moved, ...all.filter((row) => row !== mover)]
    expect(await index.ranksIn(db, after, null, rows)).toEqual(rows.map((_, at) => at + 1))
  })

  test('changes by this process update the index without a read of the leaderboard; a change by another process rebuilds it', async () => {
    const { db } = race.app
    const rows = () => db.query<TournamentPlayerRow>(inOrder, [id])
    const index = new RankIndex({ step: 7 })
    const tournament = await tournamentOf(db, id)
    for (const team of [null, 1, 2]) await index.ranksIn(db, tournament, team, all)
    const move = async (nth: number, score: bigint) => {
      const before = (await rows())[nth]!
      const { player_id: playerId } = before
      const [after] = await db.query<TournamentPlayerRow>(
        'UPDATE tournament_players SET score = $3 WHERE tournament_id = $1 AND player_id = $2 RETURNING *',
        [id, playerId, score],
      )
      return { tournamentId: id, playerId, before, after: score > 0n ? after! : null }
    }
    const expectRanks = async () => {
      const current = await tournamentOf(db, id)
      const ranked = (await rows()).filter(({ score }) => score > 0n)
      for (const team of [null, 1, 2]) {
        const members = ranked.filter(({ team_id }) => team === null || team_id === team)
        expect(await index.ranksIn(db, current, team, members)).toEqual(members.map((_, at) => at + 1))
      }
      const page = await index.page(db, current, 20, 10)
      expect(page.map(({ player_id }) => player_id)).toEqual(ranked.slice(20, 30).map(({ player_id }) => player_id))
    }
    const statements: unknown[] = []
    const { query } = db
    db.query = (...args) => {
      statements.push(args[0])
      return query.apply(db, args) as never
    }
    for (const [nth, score] of [
      [55, 50n],
      [3, 2n],
      [30, 0n],
      [20, 6n],
    ] as const) {
      const change = await move(nth, score)
      index.update([change], new Map([[id, await bumpVersion()]]))
      await expectRanks()
    }
    const builds = () => statements.filter((text) => String(text).includes('row_number')).length
    expect(builds()).toBe(0)
    await move(40, 60n)
    await bumpVersion()
    await index.refresh(db, await tournamentOf(db, id))
    // Of the leaderboard and of its two teams.
    expect(builds()).toBe(3)
    db.query = query
  })
})
