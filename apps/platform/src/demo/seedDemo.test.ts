import { quarterStart, vipRequirement } from '@apogee/rules/vip/progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceFixture } from '../areas/games/gameFixture.ts'
import { seedCatalogue } from '../areas/games/seedCatalogue.ts'
import { assertPlayBalanced } from '../areas/play/public.ts'
import { figuresIn } from '../areas/vip/figures.ts'
import { standingClock } from '../core/clock.ts'
import { readConfig } from '../core/config/config.ts'
import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { onEachEngine } from '../testing/databases.ts'
import { quickPast } from '../testing/quickPast.ts'
import { seedDemo } from './seedDemo.ts'

onEachEngine((open) => {
  let db: Db
  const clock = standingClock(new Date('2026-10-01T12:00:00.000Z'))
  const balances = async (email: string) => {
    const [player] = await db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email])
    const rows = await ledger.readBalances(db, player!.id)
    return Object.fromEntries(
      rows.map(({ currency, real, bonus, withheld }) => [currency, [real, bonus, withheld].map(Number)]),
    )
  }

  beforeAll(async () => {
    db = await open()
    await seedCatalogue(db, sourceFixture)
    // Twice, and at once: a second start changes nothing.
    const needs = { db, clock, ledger, config: readConfig({}), playPast: quickPast }
    await seedDemo(needs)
    await Promise.all([seedDemo(needs), seedDemo(needs)])
  })
  afterAll(() => db.close())

  test('the demo accounts have the documented balances', async () => {
    expect(await balances('player@apogee.test')).toEqual({ EUR: [100_000, 4_000, 0] })
    expect(await balances('vip@apogee.test')).toEqual({ EUR: [2_500_000, 0, 24_000], USD: [150_000, 0, 0] })
    expect(await balances('tester@apogee.test')).toEqual({
      EUR: [50_000, 0, 0],
      BTC: [5_000_000, 0, 0],
      USDT: [25_000, 0, 0],
    })
    expect(await balances('fresh@apogee.test')).toEqual({ EUR: [0, 0, 0] })
  })

  test('the player of the demo has a history: months of finished rounds, and payments of every outcome', async () => {
    const months = await db.query<{ rounds: number }>(
      `SELECT count(*)::int AS rounds FROM game_rounds WHERE state = 'finished' GROUP BY date_trunc('month', started_at)`,
    )
    expect(months.length).toBeGreaterThanOrEqual(9)
    expect(Math.min(...months.map(({ rounds }) => rounds))).toBeGreaterThanOrEqual(4)
    const states = await db.query<{ action: string; state: string }>(
      `SELECT DISTINCT p.action, p.state FROM payments p JOIN players ON players.id = p.player_id
       WHERE email = 'player@apogee.test' ORDER BY p.action, p.state`,
    )
    expect(states.map(({ action, state }) => `${action} ${state}`)).toEqual([
      'cashout recalled',
      'cashout succeeded',
      'deposit canceled',
      'deposit declined',
      'deposit succeeded',
    ])
  })

  test('the player has favourites, among them one that is not available in their currency', async () => {
    const rows = await db.query<{ plays: boolean }>(
      `SELECT g.currencies ? 'EUR' AS plays FROM favorite_games f JOIN games g ON g.no = f.game_no
       JOIN players p ON p.id = f.player_id WHERE p.email = 'player@apogee.test'`,
    )
    expect(rows.filter(({ plays }) => plays).length).toBeGreaterThanOrEqual(2)
    expect(rows.filter(({ plays }) => !plays).length).toBeLessThanOrEqual(1)
  })

  test('they have points, once', async () => {
    const rows = await db.query<{ email: string; persistent: number }>(
      `SELECT email, coalesce(c.persistent_micros / 1e6, 0)::float8 AS persistent
         FROM players p LEFT JOIN comp_points c ON c.player_id = p.id ORDER BY email`,
    )
    expect(rows.map(({ email, persistent }) => [email.split('@')[0], persistent])).toEqual([
      ['careful', 0],
      ['double', 0],
      ['fresh', 0],
      ['player', 6200],
      ['tester', 1600],
      ['vip', 182_000],
    ])
  })

  test('the VIP of the demo is in the middle of a quarter: one bar is achieved, the other fills up', async () => {
    const [vip] = await db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', ['vip@apogee.test'])
    const to = vipRequirement('SILVER')
    const is = await figuresIn(db, vip!.id, { from: quarterStart(clock.now()) })
    expect([is.deposits >= to.deposits, is.bets >= to.bets]).toEqual([true, false])
    expect(Number(is.bets) / Number(to.bets)).toBeGreaterThan(0.1)
  })

  test('every cent of it is in the ledger', async () => {
    await assertPlayBalanced(db)
  })
})
