import { beforeAll, describe, expect, test } from 'vitest'
import type { Db, Tx } from '../../../core/db/db.ts'
import { openLog } from '../../../core/log.ts'
import { emit } from '../../../core/outbox/outbox.ts'
import { startWorker } from '../../../jobs/worker.ts'
import { openAreaServices } from '../../../testing/areaServices.ts'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertTournament } from '../../../testing/testTournaments.ts'
import { readTopRows } from '../standings/standings.ts'
import { tournamentOf } from '../tournamentStore.ts'
import type { AwardNeeds } from './awardPrize.ts'
import { prizesConsumer } from './payWinners.ts'
import { countWinners } from './winnerStore.ts'

const hourMs = 3_600_000
const slot = 'brasswing/EmberWyrm'

/** The database of a process that is killed after this many statements: open transactions roll back. */
function mortal(db: Db, statements: number): Db & { readonly isDead: () => boolean } {
  let left = statements
  const live = () => {
    left -= 1
    if (left < 0) throw new Error('killed')
  }
  return {
    close: () => db.close(),
    isDead: () => left < 0,
    query: async (text, params) => {
      live()
      return db.query(text, params)
    },
    transaction: async (work) => {
      live()
      const result = await db.transaction((tx) => {
        const watched: Tx = {
          afterCommit: (run) => tx.afterCommit(run),
          query: async (text, params) => {
            live()
            return tx.query(text, params)
          },
        }
        return work(watched)
      })
      // Killed right after its commit.
      live()
      return result
    },
  }
}

onEachDatabase((makeApp) => {
  describe('paying the prizes of a final leaderboard', () => {
    let app: TestApp
    let needs: AwardNeeds
    beforeAll(async () => {
      app = await makeApp({ consumers: [] })
      needs = { ...app, ...(await openAreaServices(app)), announceBalance: async () => undefined }
    })

    const work = (db: Db) => startWorker({ db, log: openLog('silent'), consumers: [prizesConsumer({ ...needs, db })] })
    const drain = async (db: Db) => {
      const worker = work(db)
      await worker.drain().catch(() => undefined)
      await worker.close().catch(() => undefined)
    }
    const finish = async (id: bigint, team: number | null = null) => {
      await app.db.query('UPDATE tournaments SET finished_at = $2, winner_team_id = $3 WHERE id = $1', [
        id,
        app.clock.now(),
        team,
      ])
      await emit(app.db, 'tournaments.finished', { tournament: id })
    }
    const race = (definition: object, own: object = {}) =>
      insertTournament(app.db, {
        start_at: new Date(app.clock.now().getTime() - 2 * hourMs),
        end_at: new Date(app.clock.now().getTime() - hourMs),
        definition,
        ...own,
      })
    const enter = (
      id: bigint,
      player: bigint,
      place: number | null,
      team: number | null = null,
      inTeam = null as number | null,
    ) =>
      app.db.query(
        `INSERT INTO tournament_players (tournament_id, player_id, score, reached_at, team_id, final_place, final_place_in_team)
         VALUES ($1, $2, 1000, now(), $4, $3, $5)`,
        [id, player, place, team, inTeam],
      )
    const real = async (id: bigint) => (await app.ledger.readBalance(app.db, id, 'EUR'))?.real ?? 0n

    test('[TRN-03] only winners get the prize of their rank, and are notified', async () => {
      const id = await race({ prizes: [{ from: 1, to: 2, prize: { money: '50' } }] })
      const players = await Promise.all([1, 2, 3].map(() => createPlayer(app, 0n, 'EUR')))
      for (const [at, player] of players.entries()) await enter(id, player, at + 1)
      await finish(id)
      await drain(app.db)
      expect(await Promise.all(players.map(real))).toEqual([5000n, 5000n, 0n])
      expect(await countWinners(app.db, id)).toEqual({ winners: 2, paid: 2 })
      const notifications = await app.db.query('SELECT body FROM notifications WHERE player_id = $1', [players[1]])
      expect(notifications).toMatchObject([
        { body: { title: 'You won: €50', event: 'tournament_won', award_place: 2, text: 'Place 2 in “Race”.' } },
      ])
      const mails = await app.db.query(
        `SELECT FROM outbox WHERE topic = 'mail.send' AND payload ->> 'template' = 'tournamentWon'
            AND payload ->> 'to' IN (SELECT email FROM players WHERE id = ANY ($1::bigint[]))`,
        [players],
      )
      expect(mails).toHaveLength(2)
      // A repeated event of the end changes nothing.
      await emit(app.db, 'tournaments.finished', { tournament: id })
      await drain(app.db)
      expect(await Promise.all(players.map(real))).toEqual([5000n, 5000n, 0n])
    })

    test('[TRN-03] a team tournament pays the ranks of the winning team', async () => {
      const definition = {
        teams: [
          { id: 1, titles: { en: 'Red' } },
          { id: 2, titles: { en: 'Blue' } },
        ],
        prizes: [{ from: 1, to: 1, prize: { money: '10' } }],
      }
      const id = await race(definition)
      const [red, blue] = [await createPlayer(app, 0n, 'EUR'), await createPlayer(app, 0n, 'EUR')]
      await enter(id, red, 1, 1, 1)
      await enter(id, blue, 2, 2, 1)
      await finish(id, 2)
      await drain(app.db)
      expect([await real(red), await real(blue)]).toEqual([0n, 1000n])
      await app.db.query("UPDATE players SET nickname = 'Azure' WHERE id = $1", [blue])
      const { winners } = await readTopRows(app.db, await tournamentOf(app.db, id))
      expect([...winners]).toEqual([[1, expect.stringMatching(/^Az/)]])
    })

    test('a removed player has no rank and gets no prize', async () => {
      const id = await race({ prizes: [{ from: 1, to: 3, prize: { money: '10' } }] })
      const player = await createPlayer(app, 0n, 'EUR')
      await enter(id, player, null)
      await app.db.query('UPDATE tournament_players SET removed_at = now() WHERE player_id = $1', [player])
      await finish(id)
      await drain(app.db)
      expect(await countWinners(app.db, id)).toEqual({ winners: 0, paid: 0 })
    })

    test('[TRN-03] a thousand winners are paid once each, although the process is killed 20 times', async () => {
      const prizes = [
        { from: 1, to: 200, prize: { money: '5' } },
        { from: 201, to: 400, prize: { money: '4', wager: 10 } },
        { from: 401, to: 600, prize: { freespins: { count: 10, games: [slot] } } },
        { from: 601, to: 1000, prize: { chargeable_points: 7, persistent_points: 3 } },
      ]
      const id = await race({ prizes })
      const made = await app.db.query<{ id: bigint }>(
        `INSERT INTO players (email, password_hash, currency, language, created_at, nickname)
         SELECT 'winner-' || n || '@apogee.test', 'x', 'EUR', 'en', now(), 'Winner ' || n FROM generate_series(1, 1000) n RETURNING id`,
      )
      await app.db.query(
        `INSERT INTO tournament_players (tournament_id, player_id, score, reached_at, final_place)
         SELECT $1, p.id, 100000 - p.place, now(), p.place FROM unnest($2::bigint[]) WITH ORDINALITY AS p(id, place)`,
        [id, made.map((player) => player.id)],
      )
      await finish(id)
      let kills = 0
      for (let nth = 0; nth < 20; nth += 1) {
        // At any point: in the list of winners, in a prize, before and after a commit.
        const db = mortal(app.db, 40 + ((nth * 379) % 997))
        await drain(db)
        if (db.isDead()) kills += 1
      }
      expect(kills).toBe(20)
      await drain(app.db)
      expect(await countWinners(app.db, id)).toEqual({ winners: 1000, paid: 1000 })
      const count = async (text: string) => Number((await app.db.query<{ n: bigint }>(text, [id]))[0]!.n)
      const winners = 'IN (SELECT player_id FROM tournament_winners WHERE tournament_id = $1)'
      expect({
        awards: await count(`SELECT count(*) AS n FROM competition_awards WHERE source_id = $1`),
        money: await count(
          `SELECT count(*) AS n FROM ledger_transactions WHERE kind = 'prize' AND player_id ${winners}`,
        ),
        cents: await count(
          `SELECT sum(balance_cents)::bigint AS n FROM ledger_accounts WHERE kind = 'real' AND player_id ${winners}`,
        ),
        bonuses: await count(`SELECT count(*) AS n FROM player_bonuses WHERE player_id ${winners}`),
        spins: await count(`SELECT count(*) AS n FROM player_freespins WHERE player_id ${winners}`),
        points: await count(
          `SELECT count(*) AS n FROM comp_point_entries WHERE kind = 'prize' AND player_id ${winners}`,
        ),
        notifications: await count(`SELECT count(*) AS n FROM notifications WHERE player_id ${winners}`),
      }).toEqual({
        awards: 1000,
        money: 200,
        cents: 200 * 500,
        bonuses: 200,
        spins: 200,
        points: 400,
        notifications: 1000,
      })
      await app.ledger.assertBalanced(app.db)
    }, 120_000)
  })
})
