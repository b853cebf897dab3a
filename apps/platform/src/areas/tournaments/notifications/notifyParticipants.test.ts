import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { createPlayer } from '../../../testing/testPlayers.ts'
import { insertTournament } from '../../../testing/testTournaments.ts'
import { tournamentOf } from '../tournamentStore.ts'
import { notifyParticipants } from './notifyParticipants.ts'
import { notifyRemoved } from './notifyRemoved.ts'

const minuteMs = 60_000

onEachDatabase((makeApp) => {
  describe('notifications of tournaments', () => {
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
    const notificationsOf = async (player: bigint) =>
      (
        await app.db.query<{ body: Record<string, string> }>(
          'SELECT body FROM notifications WHERE player_id = $1 ORDER BY id',
          [player],
        )
      ).map(({ body }) => body['event'])
    const messagesTo = (player: bigint) =>
      app.published
        .filter(({ playerId, channel }) => playerId === player && channel === 'tournament_notifications')
        .map(({ data }) => (data as { event: string }).event)

    test('a player who has joined is reminded once, 15 minutes before the start, and notified of the start', async () => {
      const id = await race(10, 60)
      const [player, unconfirmed] = [await join(id), await join(id, { isConfirmed: false })]
      await Promise.all([notifyParticipants(app), notifyParticipants(app)])
      await notifyParticipants(app)
      expect([await notificationsOf(player), await notificationsOf(unconfirmed)]).toEqual([
        ['tournament_starts_soon'],
        [],
      ])
      app.clock.move(11 * minuteMs)
      const late = await join(id, { at: at(0) })
      await notifyParticipants(app)
      await notifyParticipants(app)
      expect([await notificationsOf(player), await notificationsOf(late)]).toEqual([
        ['tournament_starts_soon', 'tournament_started'],
        [],
      ])
      expect(messagesTo(player)).toEqual(['tournament_starts_soon', 'tournament_started'])
    })

    test('[SAFE-02] a player on a break is not reminded of a tournament', async () => {
      const id = await race(10, 60)
      const player = await join(id)
      await app.db.query(
        `INSERT INTO player_limits (player_id, type, period, status, created_at) VALUES ($1, 'selfexclusion', 'forever', 'active', $2)`,
        [player, app.clock.now()],
      )
      await notifyParticipants(app)
      expect([await notificationsOf(player), messagesTo(player)]).toEqual([[], []])
    })

    test('players are notified of the end with their final place, except winners, who are notified of their prize', async () => {
      const id = await race(-60, -1)
      const [winner, other] = [await join(id), await join(id)]
      await app.db.query('UPDATE tournament_players SET final_place = 7 WHERE player_id = $1', [other])
      await app.db.query(
        'INSERT INTO tournament_winners (tournament_id, place, player_id, prize) VALUES ($1, 1, $2, $3)',
        [id, winner, '{}'],
      )
      await app.db.query('UPDATE tournaments SET finished_at = $2 WHERE id = $1', [id, app.clock.now()])
      await notifyParticipants(app)
      expect([await notificationsOf(winner), await notificationsOf(other)]).toEqual([[], ['tournament_ended']])
      const [row] = await app.db.query('SELECT body FROM notifications WHERE player_id = $1', [other])
      expect(row).toMatchObject({ body: { text: 'You finished in place 7.', award_place: 7 } })
    })

    test('an end long ago sends no notification', async () => {
      const id = await race(-600, -300)
      const player = await join(id, { at: at(-700) })
      await app.db.query('UPDATE tournaments SET finished_at = $2 WHERE id = $1', [id, at(-300)])
      await notifyParticipants(app)
      expect(await notificationsOf(player)).toEqual([])
    })

    test('more players than one transaction handles are all notified once', async () => {
      const id = await race(10, 60)
      await app.db.query(
        `WITH made AS (
           INSERT INTO players (email, password_hash, currency, language, created_at)
           SELECT 'many-' || n || '@apogee.test', 'x', 'EUR', 'de', now() FROM generate_series(1, 250) n RETURNING id
         )
         INSERT INTO tournament_players (tournament_id, player_id, confirmed_at, reached_at) SELECT $1, id, $2, now() FROM made`,
        [id, at(-60)],
      )
      await Promise.all([notifyParticipants(app), notifyParticipants(app)])
      const [row] = await app.db.query<{ n: bigint }>(
        `SELECT count(*) AS n FROM notifications WHERE key LIKE 'tournament:' || $1 || ':%:soon'`,
        [String(id)],
      )
      expect(Number(row!.n)).toBe(250)
    })

    test('a player whom an operator removed is notified', async () => {
      const id = await race(-10, 60)
      const player = await join(id)
      await app.db.transaction(async (tx) => notifyRemoved(app, tx, await tournamentOf(tx, id), player))
      expect([await notificationsOf(player), messagesTo(player)]).toEqual([
        ['player_kicked_from_leaderboard'],
        ['player_kicked_from_leaderboard'],
      ])
    })
  })
})
