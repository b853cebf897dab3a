import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DRAWS, hundredthsAt, peakOf, timeOf } from '../../engines/crash/flight.ts'
import { PROFILES } from '../../engines/crash/profiles.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { Studio } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { call, createTable, launch, putSeed, type Table } from '../testing/table.ts'

const SERVER_SEED = 'cd'.repeat(32)
const PLAYER_SEED = 'clocked'
const profile = PROFILES.ascent
const CRASH = { engine: 'crash', profile: 'ascent' } as const

describe('a flight', () => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  let token: string
  /** Flights with peaks above 3 and below 15 times the stake, and one that stays on the ground. */
  const high: { nonce: number; peak: number }[] = []
  let ground = 0

  beforeAll(async () => {
    db = await openTestDatabase()
    for (let nonce = 1; high.length < 2 || !ground; nonce++) {
      const peak = peakOf(profile, await (await openDraws(SERVER_SEED, PLAYER_SEED, nonce)).below(DRAWS))
      if (peak > 300 && peak < 1500) high.push({ nonce, peak })
      if (peak < 100) ground = nonce
    }
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

  const flightOf = (at: number) => high[at] as { nonce: number; peak: number } // two are found above
  async function begin(goal: number | null = null, nonce = flightOf(0).nonce) {
    await call(studio, token, '/state')
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonce)
    const order = { request_id: `flight-${nonce}-${goal}`, stake_cents: 100, bet: { goal } }
    return (await call(studio, token, '/rounds', order)).body.round
  }
  const cashOut = (id: string) =>
    call(studio, token, `/rounds/${id}/moves`, { index: 0, move: { kind: 'cash_out', hundredths: 999_999 } })
  const watch = async (id: string) => (await call(studio, token, `/rounds/${id}?wait=1`)).body.round

  test('pays the multiplier of the server’s clock when the press arrives, not the one in the request', async () => {
    const { id, is_open, view } = await begin()
    expect([is_open, view.peak]).toEqual([true, null])
    table.pass(profile.doublesMs)
    const { round } = (await cashOut(id)).body
    expect(round).toMatchObject({ state: 'settled', win_cents: 200, view: { left: 200, peak: flightOf(0).peak } })
    expect(table.wallet.balance()).toBe(10_100)
  })

  test('accepts a press up to the last millisecond, and none after it', async () => {
    const [first, second] = [flightOf(0), flightOf(1)]
    const { id } = await begin()
    const last = timeOf(profile, first.peak + 1) - 1
    table.pass(last)
    expect((await cashOut(id)).body.round.win_cents).toBe(hundredthsAt(profile, last))
    const late = await begin(null, second.nonce)
    table.pass(timeOf(profile, second.peak + 1))
    const { round } = (await cashOut(late.id)).body
    expect(round).toMatchObject({ state: 'settled', win_cents: 0, view: { left: null, peak: second.peak } })
  })

  test('a repeated press is paid once', async () => {
    const { id } = await begin()
    table.pass(3000)
    const once = (await cashOut(id)).body.round
    table.pass(3000)
    expect((await cashOut(id)).body.round).toEqual(once)
    expect(table.wallet.balance()).toBe(9900 + once.win_cents)
  })

  test('ends automatically at its goal, at its end, or on the ground, and notifies the watching client', async () => {
    const [first, second] = [flightOf(0), flightOf(1)]
    const reached = await begin(250)
    table.pass(timeOf(profile, 250))
    expect(await watch(reached.id)).toMatchObject({ win_cents: 250, view: { left: 250, peak: first.peak } })
    const missed = await begin(1900, second.nonce)
    table.pass(timeOf(profile, second.peak + 1))
    expect(await watch(missed.id)).toMatchObject({ win_cents: 0, view: { left: null, peak: second.peak } })
    const grounded = await begin(null, ground)
    expect(await watch(grounded.id)).toMatchObject({ win_cents: 0, is_open: false })
  })

  test('a player who left is cashed out at their goal, or has lost, even if the studio was down', async () => {
    const { id } = await begin(250)
    table.pass(60_000)
    studio = table.start()
    await studio.recover()
    const { interrupted, last } = (await call(studio, token, '/state')).body
    expect(interrupted).toBeNull()
    expect(last).toMatchObject({ id, win_cents: 250, state: 'settled' })
    expect(table.wallet.balance()).toBe(10_150)
  })

  test('an outage returns the bet unless a cash-out was received: a goal that was reached is paid', async () => {
    const [first, second] = [flightOf(0), flightOf(1)]
    const lasted = timeOf(profile, first.peak + 1)
    await begin()
    table.pass(lasted + 5000)
    await studio.recover()
    expect(table.wallet.balance()).toBe(9900)
    const cutOff = await begin(null, second.nonce)
    table.pass(timeOf(profile, second.peak + 1) + 10_001)
    studio = table.start()
    await studio.recover()
    expect(await watch(cutOff.id)).toMatchObject({ state: 'rolled_back' })
    expect(table.wallet.balance()).toBe(9900)
  })

  test('a lost flight that began before the only process started is returned, even if it was ended soon', async () => {
    const { id } = await begin()
    studio = table.start({ isAlone: true })
    const { open: flying } = (await call(studio, token, '/state')).body
    expect(flying).toMatchObject({ id, is_open: true })
    const restarted = table.clock.now()
    table.pass(timeOf(profile, flightOf(0).peak + 1))
    expect(table.clock.now() > restarted).toBe(true)
    studio = table.start({ isAlone: true })
    expect(await watch(id)).toMatchObject({ state: 'rolled_back' })
    expect(table.wallet.balance()).toBe(10_000)
  })

  test('a player who returns during the flight continues at the elapsed time', async () => {
    await begin()
    table.pass(2500)
    const again = await launch(studio, table, { ...CRASH, session: 'wallet-session-2' })
    const { open: flying } = (await call(studio, again, '/state')).body
    expect(flying).toMatchObject({ is_open: true, elapsed_ms: 2500, offers: ['cash_out'] })
  })
})
