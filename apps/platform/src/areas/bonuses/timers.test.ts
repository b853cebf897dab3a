import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { ledger } from '../../core/ledger/ledger.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { testNow as now } from '../../testing/testApp.ts'
import { createPlayer } from '../../testing/testPlayers.ts'
import { storeSmallestStakes } from '../games/launch/smallestStakes.ts'
import { bonusTimers } from './consumers.ts'
import { insertBonusRow, insertSpinsRow } from './test/giftRows.ts'

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
  const run = (name: string) =>
    timers()
      .find((timer) => timer.name === name)!
      .run()
  const stageOf = async (table: 'player_bonuses' | 'player_freespins', { id }: { id: bigint }) =>
    (await db.query(`SELECT stage FROM ${table} WHERE id = $1`, [id]))[0]

  test('overdue bonuses and free spins expire, and spent bonuses end', async () => {
    const overdue = await insertBonusRow(db, playerId, { activatable_until: now })
    await run('overdue bonuses')
    expect(await stageOf('player_bonuses', overdue)).toEqual({ stage: 'expired' })
    const soon = new Date(now.getTime() + minute)
    const spent = await insertBonusRow(db, playerId, { stage: 'handle_bets', started_at: now, valid_until: soon })
    const spins = await insertSpinsRow(db, playerId, { activatable_until: now })
    await run('spent bonuses')
    expect(await stageOf('player_bonuses', spent)).toEqual({ stage: 'lost' })
    await run('overdue free spins')
    expect(await stageOf('player_freespins', spins)).toEqual({ stage: 'expired' })
  })

  test('a week without losses is closed by its timer', async () => {
    await run('weekly cashback')
    expect(await db.query("SELECT starts_at FROM cashback_weeks WHERE brand = 'apogee'")).toEqual([
      { starts_at: new Date('2026-03-02T00:00:00Z') },
    ])
  })

  test('bonuses are checked every ten seconds, free spins and cashback every minute, their end every ten minutes', () => {
    expect(timers().map(({ name, everyMs }) => [name, everyMs])).toEqual([
      ['overdue bonuses', 10_000],
      ['spent bonuses', 10_000],
      ['weekly cashback', minute],
      ['gifts that end soon', 10 * minute],
      ['overdue free spins', minute],
    ])
  })
})
