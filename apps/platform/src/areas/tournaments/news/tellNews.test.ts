import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertTournament } from '../../../testing/testTournaments.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { tellNews } from './tellNews.ts'
import { tellRemoved } from './tellRemoved.ts'

const minuteMs = 60_000

onEachDatabase((makeApp) => {
  describe('what players are told about their tournaments', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await makeApp({})
    })

    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minuteMs)
    const race = (from: number, to: number) =>
      insertTournament(app.db, { start_at: at(from), end_at: at(to), user_confirmation_required: true })
    const join = async (id: bigint, own: { readonly isConfirmed?: boolean; readonly at?: Date } = {}) => {
      const player = await createPlayer(app, 0n, 'EUR')
      await app.db.query(
        'INSERT INTO tournament_players (tournament_id, player_id, confirmed_at, reached_at) VALUES ($1, $2, $3, now())',
        [id, player, own.isConfirmed === false ? null : (own.at ?? at(-60))],
      )
      return player
    }
    const told = async (player: bigint) =>
      (
        await app.db.query<{ body: Record<string, string> }>(
          'SELECT body FROM notifications WHERE player_id = $1 ORDER BY id',
          [player],
        )
      ).map(({ body }) => body['event'])
    const heard = (player: bigint) =>
      app.published
        .filter(({ playerId, channel }) => playerId === player && channel === 'tournament_notifications')
        .map(({ data }) => (data as { event: string }).event)

    test('who has joined is reminded a quarter of an hour before, once, and told when it starts', async () => {
      const id = await race(10, 60)
      const [player, mere] = [await join(id), await join(id, { isConfirmed: false })]
      await Promise.all([tellNews(app), tellNews(app)])
      await tellNews(app)
      expect([await told(player), await told(mere)]).toEqual([['tournament_starts_soon'], []])
      app.clock.move(11 * minuteMs)
      const late = await join(id, { at: at(0) })
      await tellNews(app)
      await tellNews(app)
      expect([await told(player), await told(late)]).toEqual([['tournament_starts_soon', 'tournament_started'], []])
      expect(heard(player)).toEqual(['tournament_starts_soon', 'tournament_started'])
    })

    test('[SAFE-02] nobody on a break is called to a tournament', async () => {
      const id = await race(10, 60)
      const player = await join(id)
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
        [player, app.clock.now()],
      )
      await tellNews(app)
      expect([await told(player), heard(player)]).toEqual([[], []])
    })

    test('its end is told with the final place, but not to winners, who hear what they have won', async () => {
      const id = await race(-60, -1)
      const [winner, other] = [await join(id), await join(id)]
      await app.db.query('UPDATE tournament_players SET final_place = 7 WHERE player_id = $1', [other])
      await app.db.query(
        'INSERT INTO tournament_winners (tournament_id, place, player_id, prize) VALUES ($1, 1, $2, $3)',
        [id, winner, '{}'],
      )
      await app.db.query('UPDATE tournaments SET finished_at = $2 WHERE id = $1', [id, app.clock.now()])
      await tellNews(app)
      expect([await told(winner), await told(other)]).toEqual([[], ['tournament_ended']])
      const [row] = await app.db.query('SELECT body FROM notifications WHERE player_id = $1', [other])
      expect(row).toMatchObject({ body: { text: 'You finished in place 7.', award_place: 7 } })
    })

    test('what is long over is no news', async () => {
      const id = await race(-600, -300)
      const player = await join(id, { at: at(-700) })
      await app.db.query('UPDATE tournaments SET finished_at = $2 WHERE id = $1', [id, at(-300)])
      await tellNews(app)
      expect(await told(player)).toEqual([])
    })

    test('more players than fit into one transaction are all told, once', async () => {
      const id = await race(10, 60)
      await app.db.query(
        `WITH made AS (
           INSERT INTO players (email, password_hash, currency, language, created_at)
           SELECT 'many-' || n || '@apogee.test', 'x', 'EUR', 'de', now() FROM generate_series(1, 250) n RETURNING id
         )
         INSERT INTO tournament_players (tournament_id, player_id, confirmed_at, reached_at) SELECT $1, id, $2, now() FROM made`,
        [id, at(-60)],
      )
      await Promise.all([tellNews(app), tellNews(app)])
      const [row] = await app.db.query<{ n: bigint }>(
        `SELECT count(*) AS n FROM notifications WHERE key LIKE 'tournament:' || $1 || ':%:soon'`,
        [String(id)],
      )
      expect(Number(row!.n)).toBe(250)
    })

    test('a player whom an operator took out is told', async () => {
      const id = await race(-10, 60)
      const player = await join(id)
      await app.db.transaction(async (tx) => tellRemoved(app, tx, await tournamentOf(tx, id), player))
      expect([await told(player), heard(player)]).toEqual([
        ['player_kicked_from_leaderboard'],
        ['player_kicked_from_leaderboard'],
      ])
    })
  })
})
