import { shipStages } from '@apogee/rules/profile/ship'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoAccounts } from '../areas/auth/seed.ts'
import { sourceFixture } from '../areas/games/gameFixture.ts'
import { seedCatalogue } from '../areas/games/seedCatalogue.ts'
import { facesOf } from '../areas/profile/public.ts'
import { announceTournaments } from '../areas/tournaments/definitions/defineTournaments.ts'
import { notifyParticipants } from '../areas/tournaments/notifications/notifyParticipants.ts'
import type { TournamentRow } from '../areas/tournaments/tournamentStore.ts'
import { standingClock } from '../core/clock.ts'
import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import type { Realtime } from '../core/realtime/realtime.ts'
import { onEachEngine } from '../testing/databases.ts'
import { listField } from './demoField.ts'
import { seedDemoTournaments } from './seedDemoTournaments.ts'

const realtime = { publish() {}, publishTo() {}, hasSubscribers: () => false, disconnect() {} } as unknown as Realtime

onEachEngine((open) => {
  let db: Db
  let player: bigint
  // A Tuesday at noon.
  const clock = standingClock(new Date('2026-10-06T12:00:00.000Z'))
  beforeAll(async () => {
    db = await open()
    await seedCatalogue(db, sourceFixture)
    player = (await seedDemoAccounts(db, clock)).get('player@apogee.test')!
    await db.query(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       VALUES ('kestrel@winners.apogee.test', 'none', 'EUR', 'en', $1)`,
      [clock.now()],
    )
    for (let start = 0; start < 2; start += 1) {
      await announceTournaments({ db, clock })
      await seedDemoTournaments({ db, clock, ledger, realtime })
    }
  })
  afterAll(() => db.close())

  const count = async (text: string, params: readonly unknown[] = []) =>
    Number((await db.query<{ n: bigint }>(`SELECT count(*) AS n FROM ${text}`, params))[0]!.n)

  test('the field has a thousand players, some of them in the VIP club', async () => {
    const field = await listField(db, clock.now())
    expect(field).toHaveLength(1000)
    expect(field.filter(({ isVip }) => isVip).length).toBeGreaterThan(50)
    const faces = await facesOf(
      db,
      field.map(({ id }) => id),
    )
    const ships = new Set([...faces.values()].map(({ ship }) => ship))
    const stages = new Set([...ships].map((ship) => Number(ship.split('-')[2])))
    expect([...stages].toSorted()).toEqual([...shipStages.keys()])
    expect(ships.size).toBeGreaterThan(60)
  })

  test('the demo adds no players to a tournament that has a thousand participants', async () => {
    const [open] = await db.query<{ id: bigint }>(
      `SELECT p.tournament_id AS id FROM tournament_players p JOIN tournaments t ON t.id = p.tournament_id
        WHERE t.finished_at IS NULL AND t.kind = 'tournament' AND t.brand = 'apogee' ORDER BY 1 LIMIT 1`,
    )
    const held = 'tournament_players WHERE tournament_id = $1'
    const before = await count(held, [open!.id])
    await db.query('UPDATE tournament_tables SET participants = 1000 WHERE tournament_id = $1', [open!.id])
    await db.query('DELETE FROM tournament_players WHERE tournament_id = $1', [open!.id])
    await seedDemoTournaments({ db, clock, ledger, realtime })
    expect(await count(held, [open!.id])).toBe(0)
    await db.query('UPDATE tournament_tables SET participants = 999 WHERE tournament_id = $1', [open!.id])
    await seedDemoTournaments({ db, clock, ledger, realtime })
    expect(await count(held, [open!.id])).toBe(before)
  })

  test('nobody is notified of the start or end of a tournament that was seeded', async () => {
    const before = await count('notifications')
    await notifyParticipants({ db, clock, realtime })
    expect(await count('notifications')).toBe(before)
    expect(await count("tournament_news WHERE event = 'started'")).toBeGreaterThan(0)
  })

  test('there is a tournament in every state, of every strategy, with teams, with joining, for VIPs and of Halcyon', async () => {
    const rows = await db.query<TournamentRow & { readonly players: number }>(
      'SELECT *, (SELECT count(*) FROM tournament_players p WHERE p.tournament_id = t.id)::int AS players FROM tournaments t',
    )
    const isSome = (is: (row: (typeof rows)[number]) => boolean) => rows.some(is)
    const now = clock.now()
    expect({
      announced: isSome((row) => row.start_at > now),
      running: isSome((row) => row.start_at <= now && row.end_at > now && row.players > 300),
      ending: isSome((row) => row.end_at > now && row.end_at.getTime() - now.getTime() <= 3 * 3_600_000),
      archived: isSome((row) => row.finished_at !== null),
      teams: isSome((row) => row.definition.teams.length > 1),
      joined: isSome((row) => row.user_confirmation_required),
      vip: isSome((row) => row.group_ids.includes(257)),
      halcyon: isSome((row) => row.brand === 'halcyon'),
      strategies: new Set(rows.map((row) => row.strategy)).size,
    }).toEqual({
      announced: true,
      running: true,
      ending: true,
      archived: true,
      teams: true,
      joined: true,
      vip: true,
      halcyon: true,
      strategies: 5,
    })
  })

  test('the player is in the middle of running ones, and has results in the archive', async () => {
    const stands = await db.query<{ file: string; before: number; players: number; final_place: number | null }>(
      `SELECT t.file, p.final_place,
              (SELECT count(*)::int FROM tournament_players o WHERE o.tournament_id = t.id AND o.score > p.score) AS before,
              (SELECT count(*)::int FROM tournament_players o WHERE o.tournament_id = t.id) AS players
         FROM tournament_players p JOIN tournaments t ON t.id = p.tournament_id WHERE p.player_id = $1`,
      [player],
    )
    const running = stands.filter(({ final_place }) => final_place === null)
    expect(running.length).toBeGreaterThanOrEqual(3)
    for (const { before, players } of running) {
      expect(before / players).toBeGreaterThan(0.2)
      expect(before / players).toBeLessThan(0.65)
    }
    expect(stands.map(({ file, final_place }) => [file, final_place])).toContainEqual(['spin-marathon', 12])
  })

  test('the figures of demo players equal the sums of their rounds, so that a recount loses nothing', async () => {
    const rows = await db.query<{ strategy: string; held: object; played: object }>(
      `SELECT t.strategy,
              jsonb_build_object('bet', p.bet_cents, 'win', p.win_cents, 'rounds', p.games_taken, 'points', p.points_micros,
                'rate', p.rate_micros, 'at', p.reached_at) AS held,
              (SELECT jsonb_build_object('bet', sum(r.bet_cents), 'win', sum(r.win_cents), 'rounds', count(*),
                 'points', sum(r.points_micros), 'rate', max(r.win_cents * 1000000 / r.bet_cents), 'at', max(r.placed_at))
                 FROM tournament_rounds r WHERE r.player_id = p.player_id AND r.tournaments @> ARRAY[t.id]) AS played
         FROM tournament_players p JOIN tournaments t ON t.id = p.tournament_id JOIN players w ON w.id = p.player_id
        WHERE t.finished_at IS NULL AND t.start_at <= $1 AND (w.id = $2 OR w.email LIKE '%@winners.apogee.test')`,
      [clock.now(), player],
    )
    expect(rows.length).toBeGreaterThan(6)
    expect(new Set(rows.map(({ strategy }) => strategy))).toEqual(new Set(['bet', 'points', 'rate', 'spin']))
    for (const { held, played } of rows) expect(held).toEqual(played)
  })

  test('demo players take part in the running ones, where one more round improves their rank', async () => {
    const rows = await db.query<TournamentRow>(
      `SELECT t.* FROM tournaments t JOIN tournament_players p ON p.tournament_id = t.id JOIN players w ON w.id = p.player_id
        WHERE w.email = 'kestrel@winners.apogee.test'`,
    )
    expect(rows.map(({ file }) => file)).toContain('daily-dash')
    for (const row of rows) expect(row).toMatchObject({ finished_at: null, games_taken_limit: null, group_ids: [] })
  })

  test('every prize of the archive is paid once, and the ledger balances', async () => {
    expect(await count('tournament_winners WHERE paid_at IS NULL')).toBe(0)
    expect(await count('tournament_winners')).toBe(await count('competition_awards'))
    expect(await count('tournament_winners')).toBeGreaterThan(100)
    await ledger.assertBalanced(db)
    expect(await count('competition_awards WHERE player_id = $1', [player])).toBe(1)
  })
})
