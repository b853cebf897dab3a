import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { storeSmallestStakes } from '../games/launch/smallestStakes.ts'
import { bonusTimers } from './consumers.ts'

const minute = 60_000

onEachEngine((open) => {
  let db: Db
  let playerId: bigint
  beforeAll(async () => {
    db = await open()
    playerId = await createPlayer({ db, clock: standingClock(now) }, 0n, 'EUR')
    await storeSmallestStakes(db, 'EUR', [{ engine: 'lines', profile: 'p', cents: 20 }])
  })
  afterAll(() => db.close())

  const timers = () =>
    bonusTimers({
      ...{ db, ledger, clock: standingClock(now), announceBalance: () => undefined, levelPointsOf: async () => 0 },
      realtime: { hasSubscribers: () => false },
    } as never)
  /** Inserts a bonus or free spins, runs a timer, and returns their stage. */
  async function stageAfter(name: string, table: 'player_bonuses' | 'player_freespins', columns: object) {
    const shared = {
      ...{ player_id: playerId, key: crypto.randomUUID(), offer_id: 'o', strategy: 'prize', titles: '{}' },
      ...{ currency: 'EUR', wager: 1, wager_days: 1, created_at: now, ...columns },
    }
    const [row] = await db.query<{ id: bigint }>(
      `INSERT INTO ${table} (${Object.keys(shared).join(', ')})
       VALUES (${Object.keys(shared).map((_, at) => `$${at + 1}`)}) RETURNING id`,
      Object.values(shared),
    )
    await timers()
      .find((timer) => timer.name === name)!
      .run()
    const [after] = await db.query<{ stage: string }>(`SELECT stage FROM ${table} WHERE id = $1`, [row!.id])
    return after!.stage
  }

  test('overdue bonuses and free spins expire, and spent bonuses end', async () => {
    const bonus = { amount_cents: 100, required_cents: 100 }
    const spins = {
      ...{ provider: 'a', games: ['a/One'], bet_level: 1, stake_cents: 20, total: 1 },
      ...{ activate_days: 1, play_days: 1 },
    }
    expect(await stageAfter('overdue bonuses', 'player_bonuses', { ...bonus, activatable_until: now })).toBe('expired')
    const wagering = { ...bonus, stage: 'handle_bets', started_at: now, valid_until: new Date(now.getTime() + minute) }
    expect(await stageAfter('spent bonuses', 'player_bonuses', wagering)).toBe('lost')
    expect(await stageAfter('overdue free spins', 'player_freespins', { ...spins, activatable_until: now })).toBe(
      'expired',
    )
  })

  test('a week without losses is closed by its timer', async () => {
    await timers()
      .find(({ name }) => name === 'weekly cashback')!
      .run()
    expect(await db.query("SELECT starts_at FROM cashback_weeks WHERE brand = 'apogee'")).toEqual([
      { starts_at: new Date('2026-03-02T00:00:00Z') },
    ])
  })

  test('bonuses are checked every ten seconds, free spins and cashback every minute', () => {
    expect(timers().map(({ name, everyMs }) => [name, everyMs])).toEqual([
      ['overdue bonuses', 10_000],
      ['spent bonuses', 10_000],
      ['weekly cashback', minute],
      ['overdue free spins', minute],
    ])
  })
})
