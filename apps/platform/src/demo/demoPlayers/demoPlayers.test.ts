import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesConsumer } from '../../areas/games/consumers.ts'
import { sourceFixture } from '../../areas/games/gameFixture.ts'
import { seedCatalogue } from '../../areas/games/seedCatalogue.ts'
import { openWinPayer } from '../../areas/jackpots/drops/winPayer.ts'
import { seedJackpots } from '../../areas/jackpots/seedJackpots.ts'
import { wrongPools } from '../../areas/jackpots/store.ts'
import { assertPlayBalanced } from '../../areas/play/public.ts'
import type { Core } from '../../core/http/handler.ts'
import { openLog } from '../../core/log.ts'
import type { LaunchOrder } from '../../ports/studios/gameStudio.ts'
import { quickPast } from '../../testing/quickPast.ts'
import { onEachDatabase, type TestApp } from '../../testing/testApp.ts'
import { stakeRound } from '../demoRounds.ts'
import { seedDemoWinners } from '../demoWinners.ts'
import { readDemoPlayers } from './config.ts'
import { type DemoPlayersNeeds, openDemoPlayers } from './demoPlayers.ts'
import { companyTables } from './liveCompany.ts'

describe('demo players', () =>
  onEachDatabase((makeApp) => {
    let app: TestApp
    let core: Core
    let games: { row: { identifier: string } }[] = []
    beforeAll(async () => {
      app = await makeApp({
        handlers: {},
        consumers: (own) => {
          core = own
          return [gamesConsumer(own)]
        },
      })
      await seedCatalogue(app.db, sourceFixture)
      await seedJackpots(core)
      await seedDemoWinners(core)
      const rows = await app.db.query<{ identifier: string }>('SELECT identifier FROM games')
      games = rows.map(({ identifier }) => ({ row: { identifier } }))
    })
    afterAll(async () => {
      await assertPlayBalanced(app.db)
      expect(await wrongPools(app.db)).toEqual([])
    })

    /** The last three games are tables; those of these kinds are open, the most popular first. */
    async function openTables(...kinds: string[]): Promise<void> {
      for (const at of [0, 1, 2])
        await app.db.query(
          `UPDATE games SET categories = '{live}', active = $1::text IS NOT NULL, engine = coalesce($1, engine), popularity = $2
            WHERE no = (SELECT no FROM games ORDER BY no DESC OFFSET $3 LIMIT 1)`,
          [kinds[at] ?? null, 1000 - at, at],
        )
    }

    /** A shift whose pauses end on the test's command; a table's stream reports one round. */
    function open() {
      const waiting: (() => void)[] = []
      const bets: unknown[] = []
      const tables = new Set<AbortSignal>()
      const ships = new Set<LaunchOrder['ship']>()
      const complaints: unknown[] = []
      const told: number[][] = []
      const visit = { nowMs: 0, isConnected: false }
      const log = openLog('silent')
      const watched = {
        ...log,
        warn: (...said: unknown[]) => complaints.push(said),
        error: (...said: unknown[]) => complaints.push(said),
      }
      const needs: DemoPlayersNeeds = {
        ...core,
        playPast: quickPast,
        payWins: openWinPayer({
          ...core,
          // Every game they play feeds the jackpot.
          shelves: () => ({ byCategory: new Map([['jackpot', games]]) }),
          publisher: { publish: (ids) => told.push([...ids]) },
        }),
        studio: {
          launch: async ({ ship }: LaunchOrder) => {
            ships.add(ship)
            return { gameUrl: '/studio/play/token' }
          },
        } as never,
        studioFetch: async (request) => {
          if (request.method === 'POST') {
            bets.push(await request.json())
            return Response.json({})
          }
          tables.add(request.signal)
          const round = { now: 0, round: { id: 'round', closes_at: 1 } }
          const said = `event: table\ndata: ${JSON.stringify(round)}\n\n: beat\n\nevent: round\ndata: ${JSON.stringify(round)}\n\n`
          return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(said)) }))
        },
        isConnected: () => visit.isConnected,
        mayPlay: () => true,
        log: watched,
        time: {
          nowMs: () => visit.nowMs,
          chance: () => 0.5,
          pause: (_, signal) =>
            new Promise((resolve) => {
              waiting.push(() => resolve(undefined))
              signal.addEventListener('abort', resolve)
              // A pause that begins after the end of the shift ends at once.
              if (signal.aborted) resolve(undefined)
            }),
        },
      }
      const players = openDemoPlayers(needs)
      return { players, waiting, bets, tables, ships, complaints, told, visit }
    }
    const count = async (which: string) => {
      const [row] = await app.db.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM game_rounds r WHERE ${which}
            AND EXISTS (SELECT FROM game_transactions WHERE round_id = r.id AND session_id LIKE 'demo-live-%')`,
      )
      return row!.count
    }
    const played = () => count("state = 'finished'")
    const won = () => count('win_cents > bet_cents')
    /** Lets a round be played, and waits until the next pause. */
    async function round({ waiting }: ReturnType<typeof open>) {
      const before = waiting.length
      waiting.at(-1)?.()
      await expect.poll(() => waiting.length).toBe(before + 1)
    }
    const end = async ({ players, complaints }: ReturnType<typeof open>) => {
      await players.close()
      expect(complaints).toEqual([])
    }

    test('they play while a page is open: through the ledger, with a share for the pools, and wins for the ticker', async () => {
      await openTables('live-roulette')
      const playedBefore = await played()
      const wonBefore = await won()
      await app.drain()
      app.published.length = 0
      const shift = open()
      const amounts = () => app.db.query('SELECT id, amount_cents FROM jackpot_levels ORDER BY id')
      const before = await amounts()
      expect(await played()).toBe(playedBefore)
      shift.players.wake()
      await expect.poll(() => shift.waiting.length).toBe(1)
      for (let n = 1; n < 12; n++) await round(shift)
      expect(await played()).toBe(playedBefore + 12)
      expect(await amounts()).not.toEqual(before)
      expect(shift.told.length).toBe(12)
      await app.drain()
      const shown = app.published.filter(({ channel }) => channel === 'public:wins')
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.length).toBeLessThanOrEqual((await won()) - wonBefore)
      await end(shift)
    })

    test('they pause after some time without visitors, leave their tables, and return with the next visitor', async () => {
      await openTables('live-roulette')
      const shift = open()
      shift.players.wake()
      await expect.poll(() => shift.waiting.length).toBe(1)
      const { seats_at_table: seats } = readDemoPlayers()
      await expect.poll(() => shift.tables.size).toBe(seats)
      // One round was reported, twice.
      await expect.poll(() => shift.bets.length).toBe(seats)
      expect(shift.bets[0]).toMatchObject({ round: 'round', bet: { chips: [{ spot: expect.any(String) }] } })
      shift.visit.nowMs += readDemoPlayers().rest_after_seconds * 1000
      shift.visit.isConnected = true
      await round(shift)
      const last = await played()
      shift.visit.isConnected = false
      shift.waiting.at(-1)!()
      await expect.poll(() => [...shift.tables].every(({ aborted }) => aborted)).toBe(true)
      expect(await played()).toBe(last)
      const rested = shift.waiting.length
      await expect
        .poll(() => {
          shift.players.wake()
          return shift.waiting.length
        })
        .toBe(rested + 1)
      expect(await played()).toBe(last + 1)
      await end(shift)
    })

    test('a table of each kind has company first, and on a shared flight they bet with an auto cash-out', async () => {
      await openTables('live-roulette', 'live-roulette', 'live-crash')
      const tables = await companyTables(app, { ...readDemoPlayers(), tables: 2 })
      expect(tables.map(({ engine }) => engine)).toEqual(['live-roulette', 'live-crash'])
      const shift = open()
      shift.players.wake()
      const { seats_at_table: seats } = readDemoPlayers()
      await expect.poll(() => shift.bets.length).toBe(3 * seats)
      expect(shift.bets).toContainEqual(expect.objectContaining({ bet: { goal: expect.any(Number) } }))
      expect([...shift.ships].every((ship) => ship?.startsWith('/media/ship/'))).toBe(true)
      expect(shift.ships.size).toBeGreaterThan(3)
      await end(shift)
    })

    test('rounds that a killed server left unpaid are rolled back', async () => {
      await openTables()
      const [player] = await app.db.query<{ id: bigint }>("SELECT id FROM players WHERE email LIKE 'kestrel@%'")
      const real = async () => (await app.ledger.readBalance(app.db, player!.id, 'EUR'))!.real
      const had = await real()
      const at = new Date(app.clock.now().getTime() - 120_000)
      await app.db.transaction(async (tx) => {
        const game = { no: 1, identifier: games[0]!.row.identifier }
        const books = { tx, ledger: app.ledger, playerId: player!.id }
        await stakeRound(books, { session: 'demo-live-left', round: 'left', game, bet: 500n, at })
      })
      expect(await real()).toBe(had - 500n)
      const shift = open()
      shift.players.wake()
      await expect.poll(() => shift.waiting.length).toBe(1)
      const [left] = await app.db.query("SELECT state FROM game_rounds WHERE id = 'left'")
      expect(left).toEqual({ state: 'rolled_back' })
      await end(shift)
    })
  }))
