import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, playOut } from '../testing/table.ts'
import { deleteDemoPlay } from './deleteDemoPlay.ts'

const DAY_MS = 24 * 60 * 60_000

describe('deletion of old demo play', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
    await clearStudio(db)
  })
  afterAll(() => db.close())

  const counts = async () => {
    const [row] = await db.query(
      `select (select count(*)::int from studio.sessions) as sessions, (select count(*)::int from studio.rounds) as rounds,
         (select count(*)::int from studio.wallet_calls) as calls, (select count(*)::int from studio.demo_moves) as moves,
         (select count(*)::int from studio.seeds) as seeds`,
    )
    return row
  }

  test('old demo play is deleted with all its rows; newer play and every round for money stay', async () => {
    const table = createTable(db)
    const studio = table.start()
    const play = async (mode: 'real' | 'demo') => {
      const token = await launch(studio, table, { mode, ...(mode === 'demo' && { session: null, currency: 'FUN' }) })
      const { body } = await call(studio, token, '/rounds', { stake_cents: 100, request_id: 'request-0001' })
      await playOut(studio, token, body.round)
    }
    await play('real')
    const ofMoney = await counts()
    await play('demo')
    table.pass(30 * DAY_MS)
    expect(await deleteDemoPlay(db, table.clock, 30)).toBe(0)
    await play('demo')
    table.pass(1)
    expect(await deleteDemoPlay(db, table.clock, 30)).toBe(1)
    expect(await counts()).toMatchObject({ sessions: 2, rounds: 2 })
    table.pass(31 * DAY_MS)
    expect(await deleteDemoPlay(db, table.clock, 30)).toBe(1)
    expect(await counts()).toEqual(ofMoney)
    await studio.close()
  })

  test('demo bets at a live table are deleted with their session, including their additions', async () => {
    const table = createTable(db)
    const studio = table.start()
    const live = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
    const token = await launch(studio, table, { ...live, mode: 'demo', session: null, currency: 'FUN' })
    const { body } = await call(studio, token, '/live')
    for (const request_id of ['request-0001', 'request-0002']) {
      const order = {
        round: body.round.id,
        request_id,
        stake_cents: 100,
        bet: { chips: [{ spot: 'red', cents: 100 }] },
      }
      expect((await call(studio, token, '/live/bets', order)).status).toBe(200)
    }
    const left = () =>
      db.query(
        `select (select count(*)::int from studio.live_bets) as bets, (select count(*)::int from studio.live_additions) as additions`,
      )
    expect(await left()).toEqual([{ bets: 1, additions: 1 }])
    table.pass(31 * DAY_MS)
    expect(await deleteDemoPlay(db, table.clock, 30)).toBe(1)
    expect(await left()).toEqual([{ bets: 0, additions: 0 }])
    await studio.close()
  })
})
