import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DRAWS, hundredthsAt, peakOf, timeOf } from '../engines/crash/flight.ts'
import { PROFILES } from '../engines/crash/profiles.ts'
import { openDraws } from '../fairness/stream.ts'
import type { Studio } from './main.ts'
import { type TestDatabase, testEngines } from './testing/database.ts'
import { call, createTable, launch, putSeed, type Table } from './testing/table.ts'

const SERVER_SEED = 'cd'.repeat(32)
const PLAYER_SEED = 'clocked'
const profile = PROFILES.ascent
const CRASH = { engine: 'crash', profile: 'ascent' } as const

describe.each(testEngines())('a flight on $engine', ({ open }) => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  let token: string
  /** A round that flies above 3 and below 20 times the stake, and one that stays on the ground. */
  const nonces = { high: 0, ground: 0 }
  let peak = 0

  beforeAll(async () => {
    db = await open()
    const peakAt = async (nonce: number) =>
      peakOf(profile, await (await openDraws(SERVER_SEED, PLAYER_SEED, nonce)).below(DRAWS))
    for (let nonce = 1; !nonces.high || !nonces.ground; nonce++) {
      const found = await peakAt(nonce)
      if (!nonces.high && found > 300 && found < 2000) nonces.high = nonce
      if (!nonces.ground && found < 100) nonces.ground = nonce
    }
    peak = await peakAt(nonces.high)
  })
  afterAll(() => db.close())

  beforeEach(async () => {
    await db.query(
      'truncate studio.sessions, studio.seeds, studio.rounds, studio.wallet_calls, studio.demo_moves cascade',
    )
    table = createTable(db, 10_000)
    studio = table.start()
    token = await launch(studio, table, CRASH)
  })

  async function begin(goal: number | null = null, nonce = nonces.high) {
    await call(studio, token, '/state')
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonce)
    const order = { request_id: `flight-${nonce}-${goal}`, stake_cents: 100, bet: { goal } }
    return (await call(studio, token, '/rounds', order)).body.round
  }
  const cashOut = (id: string) =>
    call(studio, token, `/rounds/${id}/moves`, { index: 0, move: { kind: 'cash_out', hundredths: 999_999 } })
  const watch = async (id: string) => (await call(studio, token, `/rounds/${id}?wait=1`)).body.round

  test('pays what the clock of the server says as the press arrives, whatever the press says', async () => {
    const { id, is_open, view } = await begin()
    expect([is_open, view.peak]).toEqual([true, null])
    table.pass(profile.doublesMs)
    const { round } = (await cashOut(id)).body
    expect(round).toMatchObject({ state: 'settled', win_cents: 200, view: { left: 200, peak } })
    expect(table.wallet.balance()).toBe(10_100)
  })

  test('counts a press up to the last millisecond, and not one after it', async () => {
    const first = await begin()
    const end = timeOf(profile, peak + 1)
    table.pass(end - 1)
    expect((await cashOut(first.id)).body.round.win_cents).toBe(hundredthsAt(profile, end - 1))
    const { id } = await begin(2000)
    table.pass(end)
    expect((await cashOut(id)).body.round).toMatchObject({ state: 'settled', win_cents: 0, view: { left: null, peak } })
  })

  test('the same press twice is paid once', async () => {
    const { id } = await begin()
    table.pass(3000)
    const once = (await cashOut(id)).body.round
    table.pass(3000)
    expect((await cashOut(id)).body.round).toEqual(once)
    expect(table.wallet.balance()).toBe(9900 + once.win_cents)
  })

  test('ends by itself at its goal, at its end, or on the ground, and tells whoever watches', async () => {
    const reached = await begin(250)
    table.pass(timeOf(profile, 250))
    expect(await watch(reached.id)).toMatchObject({ win_cents: 250, view: { left: 250, peak } })
    const missed = await begin(1900)
    table.pass(timeOf(profile, peak + 1))
    expect(await watch(missed.id)).toMatchObject({ win_cents: 0, view: { left: null, peak } })
    const grounded = await begin(null, nonces.ground)
    expect(await watch(grounded.id)).toMatchObject({ win_cents: 0, is_open: false })
  })

  test('whoever left is cashed out by his goal, or has lost; the studio that was away ends it too', async () => {
    const { id } = await begin(250)
    table.pass(60_000)
    studio = table.start()
    await studio.recover()
    const { interrupted, last } = (await call(studio, token, '/state')).body
    expect(interrupted).toBeNull()
    expect(last).toMatchObject({ id, win_cents: 250, state: 'settled' })
    expect(table.wallet.balance()).toBe(10_150)
  })

  test('a player who comes back in flight flies on at the time that has passed', async () => {
    await begin()
    table.pass(2500)
    const again = await launch(studio, table, { ...CRASH, session: 'wallet-session-2' })
    const { open: flying } = (await call(studio, again, '/state')).body
    expect(flying).toMatchObject({ is_open: true, elapsed_ms: 2500, offers: ['cash_out'] })
  })
})
