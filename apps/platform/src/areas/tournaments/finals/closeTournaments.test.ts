import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db, Tx } from '../../../core/db/db.ts'
import { onEachDatabase, testNow } from '../../../testing/testApp.ts'
import { findTournamentPlayer } from '../standings/scoreStore.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { closeTournaments, pruneRounds } from './closeTournaments.ts'

onEachDatabase((makeApp) => {
  let race: Race
  beforeAll(async () => {
    race = await openRace(makeApp)
  })
  beforeEach(async () => {
    await race.app.db.query('UPDATE tournaments SET finished_at = end_at WHERE finished_at IS NULL')
    await race.endRounds()
    race.setClock(testNow)
  })

  const finishedAt = async (id: bigint) => (await tournamentOf(race.app.db, id)).finished_at
  const events = async (id: bigint) => {
    const rows = await race.app.db.query(
      `SELECT FROM outbox WHERE topic = 'tournaments.finished' AND payload ->> 'tournament' = $1`,
      [id.toString()],
    )
    return rows.length
  }
  const rankOf = async (tournament: bigint, player: bigint) =>
    (await findTournamentPlayer(race.app.db, tournament, player))?.final_place

  test('a leaderboard becomes final after the end, once every round is settled, and does not change any more', async () => {
    const [tournament, one, other] = [await race.tournament(), await race.player(), await race.player()]
    const bet = await race.play({ player: one, real: 300n, at: later(1) })
    await race.win(await race.play({ player: other, real: 200n, at: later(1) }), 0n)
    await race.app.drain()
    race.setClock(later(61))
    await race.close()
    expect(await finishedAt(tournament)).toBeNull()
    await race.win(bet, 0n, later(61))
    await race.app.drain()
    await race.close()
    expect(await finishedAt(tournament)).toEqual(later(61))
    expect([await rankOf(tournament, one), await rankOf(tournament, other)]).toEqual([1, 2])
    expect(await events(tournament)).toBe(1)
    await race.play({ player: other, real: 900n, at: later(2) })
    await race.app.drain()
    await race.close()
    expect(await findTournamentPlayer(race.app.db, tournament, other)).toMatchObject({
      bet_cents: 200n,
      final_place: 2,
    })
    expect(await events(tournament)).toBe(1)
  })

  test('the final waits 15 minutes for an open round, and a later rollback is recorded', async () => {
    const [tournament, one] = [await race.tournament(), await race.player()]
    const bet = await race.play({ player: one, at: later(1) })
    await race.app.drain()
    race.setClock(later(74))
    await race.close()
    expect(await finishedAt(tournament)).toBeNull()
    race.setClock(later(75))
    await race.close()
    expect(await finishedAt(tournament)).toEqual(later(75))
    await race.rollBack(bet)
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, tournament, one)).toMatchObject({ bet_cents: 100n, final_place: 1 })
    const late = await race.app.db.query('SELECT player_id FROM tournament_late_rollbacks WHERE tournament_id = $1', [
      tournament,
    ])
    expect(late).toEqual([{ player_id: one }])
  })

  test('a stake placed before the end counts once its round is finished, within 15 minutes', async () => {
    const tables = [await race.tournament(), await race.tournament({ game_category: 'tables' })]
    const [one, other] = [await race.player(), await race.player()]
    const own = { countsAtEnd: true, at: later(59) }
    const first = await race.play({ ...own, player: one, real: 300n })
    const second = await race.play({ ...own, player: other, real: 200n })
    await race.app.drain()
    race.setClock(later(61))
    await race.close()
    // Neither round counts in the second tournament.
    expect([await finishedAt(tables[0]!), await finishedAt(tables[1]!)]).toEqual([null, later(61)])
    expect(await findTournamentPlayer(race.app.db, tables[0]!, one)).toBeNull()
    await race.win(first, 0n, later(70))
    await race.app.drain()
    race.setClock(later(75))
    // A finished round that is not counted: its event is past the head of the log, where no worker reads it.
    await race.app.db.query(
      `INSERT INTO outbox (topic, payload, created_at, position)
       SELECT 'play.bet', jsonb_build_object('at', $1::timestamptz), $2, position + 1000 FROM outbox_head`,
      [later(59), later(70)],
    )
    await race.close()
    expect(await finishedAt(tables[0]!)).toBeNull()
    await race.app.db.query("DELETE FROM outbox WHERE topic = 'play.bet' AND NOT payload ? 'player'")
    await race.close()
    expect(await finishedAt(tables[0]!)).toEqual(later(75))
    await race.win(second, 0n, later(76))
    await race.app.drain()
    expect(await findTournamentPlayer(race.app.db, tables[0]!, one)).toMatchObject({ bet_cents: 300n, final_place: 1 })
    expect(await findTournamentPlayer(race.app.db, tables[0]!, other)).toBeNull()
  })

  test('the final waits for uncounted events from before the end, and not for later ones', async () => {
    const [tournament, one] = [await race.tournament(), await race.player()]
    await race.app.drain()
    // An event past the head of the log is not read by a worker.
    await race.app.db.query(
      `INSERT INTO outbox (topic, payload, created_at, position) SELECT 'play.bet', '{}', $1, position + 1000 FROM outbox_head`,
      [later(59)],
    )
    race.setClock(later(90))
    await race.close()
    expect(await finishedAt(tournament)).toBeNull()
    await race.app.db.query(`UPDATE outbox SET created_at = $1 WHERE topic = 'play.bet' AND payload = '{}'`, [
      later(61),
    ])
    await race.close()
    expect(await finishedAt(tournament)).toEqual(later(90))
    await race.app.db.query(`DELETE FROM outbox WHERE topic = 'play.bet' AND payload = '{}'`)
    expect(await rankOf(tournament, one)).toBeUndefined()
  })

  test('the team with the highest sum wins; a removed player has no rank', async () => {
    const definition = { teams: [1, 2].map((id) => ({ id, titles: { en: `Team ${id}` } })) }
    const tournament = await race.tournament({ definition })
    const players: bigint[] = []
    for (const real of [500n, 300n, 100n, 400n]) {
      players.push(await race.player())
      await race.win(await race.play({ player: players.at(-1)!, real, at: later(players.length) }), 0n)
      await race.app.drain()
    }
    await race.app.db.query(
      'UPDATE tournament_players SET removed_at = now() WHERE tournament_id = $1 AND player_id = $2',
      [tournament, players[2]],
    )
    race.setClock(later(61))
    await race.close()
    const table = await race.app.db.query(
      'SELECT player_id, team_id, final_place, final_place_in_team FROM tournament_players WHERE tournament_id = $1 ORDER BY player_id',
      [tournament],
    )
    expect(table.map((row) => [row['team_id'], row['final_place'], row['final_place_in_team']])).toEqual([
      [1, 1, 1],
      [2, 3, 2],
      [1, null, null],
      [2, 2, 1],
    ])
    expect((await tournamentOf(race.app.db, tournament)).winner_team_id).toBe(2)
  })

  test('a process killed at any statement leaves nothing behind, and the final happens once', async () => {
    const [tournament, one] = [await race.tournament(), await race.player()]
    await race.win(await race.play({ player: one, at: later(1) }), 500n)
    await race.app.drain()
    race.setClock(later(61))
    let killed = 0
    for (let nth = 1; (await finishedAt(tournament)) === null; nth += 1) {
      const db = dyingAt(race.app.db, nth)
      await closeTournaments({ ...race.needs(), db }).catch((error) => {
        expect(error).toEqual(new Error('killed'))
        killed += 1
      })
      if ((await finishedAt(tournament)) !== null) break
      expect([await events(tournament), await rankOf(tournament, one)]).toEqual([0, null])
    }
    expect(killed).toBeGreaterThan(7)
    expect([await events(tournament), await rankOf(tournament, one)]).toEqual([1, 1])
  })

  test('two concurrent runs make a leaderboard final once', async () => {
    const tournament = await race.tournament()
    race.setClock(later(61))
    await Promise.all([race.close(), race.close()])
    expect(await events(tournament)).toBe(1)
  })

  test('rounds that no running leaderboard needs are deleted, except those that may be rolled back', async () => {
    const [tournament, one] = [await race.tournament(), await race.player()]
    const open = await race.play({ player: one, at: later(1) })
    await race.win(await race.play({ player: one, at: later(1) }), 0n)
    await race.app.drain()
    const countRounds = async () =>
      (await race.app.db.query('SELECT round_id FROM tournament_rounds WHERE player_id = $1', [one])).length
    await pruneRounds(race.needs())
    expect(await countRounds()).toBe(2)
    race.setClock(later(80))
    await race.close()
    await pruneRounds(race.needs())
    expect(await race.app.db.query('SELECT round_id FROM tournament_rounds WHERE player_id = $1', [one])).toEqual([
      { round_id: open.round },
    ])
    expect(await finishedAt(tournament)).not.toBeNull()
  })
})

/** A database whose process dies before the nth statement of its transactions. */
function dyingAt(db: Db, nth: number): Db {
  let left = nth
  return {
    ...db,
    query: (text, params) => db.query(text, params),
    close: () => db.close(),
    transaction: (work) =>
      db.transaction((tx) => {
        const dying: Tx = {
          afterCommit: (run) => tx.afterCommit(run),
          query: (text, params) => {
            left -= 1
            if (left === 0) throw new Error('killed')
            return tx.query(text, params)
          },
        }
        return work(dying)
      }),
  }
}
