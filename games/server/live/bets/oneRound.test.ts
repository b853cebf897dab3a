import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_TABLE_UNITS } from '../../../engines/exposure.ts'
import { engine as liveCrash, MAX_BETS } from '../../../engines/live-crash/engine.ts'
import { BALL_MS, engine } from '../../../engines/live-roulette/engine.ts'
import { claimOf } from '../../../fairness/claimOf.ts'
import { verifyRound } from '../../../fairness/verifyRound.ts'
import type { Studio } from '../../main.ts'
import type { Fetch } from '../../ports.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { clearStudio, createMortal } from '../../testing/mortal.ts'
import { call, createTable, launch, type Table } from '../../testing/table.ts'

const ROULETTE = { engine: 'live-roulette', profile: 'classic', game: 'lumenfold/LiveOrbit' }
const FLIGHT = { engine: liveCrash.id, profile: 'ascent', game: 'lumenfold/LiveFlight' }
const times = engine.live?.times as NonNullable<typeof engine.live>['times']
const DRAWN = times.bettingMs + times.closingMs
const FINISHED = new Set(['settled', 'rolled_back', 'refused'])

describe('the bets of a player in one round of a table', () => {
  let db: TestDatabase
  let table: Table
  let studio: Studio
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(() => begin())

  async function begin() {
    await clearStudio(db)
    table = createTable(db)
    studio = table.start()
  }
  const sit = (at = studio, game: object = ROULETTE) =>
    launch(at, table, { ...game, player: 'one', session: 'wallet-one' })
  const roundAt = async (token: string, at = studio) => (await call(at, token, '/live')).body.round
  const bet = (token: string, round: string, cents: number, id: string, at = studio) =>
    call(at, token, '/live/bets', {
      round,
      request_id: `request-${id}`,
      stake_cents: cents,
      bet: { chips: [{ spot: 'red', cents }] },
    })
  const pass = async (ms: number, at = studio) => {
    table.pass(ms)
    await at.tick()
    await at.recover()
  }
  const finish = async (at = studio) => {
    await pass(DRAWN, at)
    await pass(BALL_MS, at)
  }

  test('are one round of the wallet, one bet and one win, for any number of added chips', async () => {
    const token = await sit()
    const { id } = await roundAt(token)
    for (const order of ['0001', '0002', '0003', '0004']) expect((await bet(token, id, 100, order)).status).toBe(200)
    await finish()
    const { counted } = table.wallet
    expect(counted('bet').map(({ amount }) => amount)).toEqual([100, 100, 100, 100])
    expect(new Set([...counted('bet'), ...counted('win')].map(({ round }) => round)).size).toBe(1)
    expect(counted('win')).toHaveLength(1)
    const { rounds } = (await call(studio, token, '/rounds')).body
    expect(rounds).toMatchObject([
      { state: 'settled', stake_cents: 400, bet: { chips: [{ spot: 'red', cents: 400 }] } },
    ])
    const { round } = (await call(studio, token, `/live/bets/${rounds[0].id}`)).body
    expect((await verifyRound(engine, claimOf(round))).mismatches).toEqual([])
  })

  test('are idempotent, including the first one', async () => {
    const token = await sit()
    const { id } = await roundAt(token)
    for (const order of ['0001', '0002', '0002', '0001']) {
      expect((await bet(token, id, 100, order)).status).toBe(200)
    }
    expect(table.wallet.counted('bet')).toHaveLength(2)
    expect((await bet(token, id, 200, '0001')).body.error.code).toBe('request_conflict')
    expect((await bet(token, id, 200, '0002')).body.error.code).toBe('request_conflict')
  })

  test('stay unchanged when chips are rejected, or arrive too late and are returned', async () => {
    let isLate = false
    const slow: Fetch = async (url, init) => {
      const answer = await table.wallet.fetch(url, init)
      if (isLate && url.endsWith('/bet')) await pass(DRAWN + 1)
      return answer
    }
    const slowly = table.start({ fetch: slow })
    const token = await sit(slowly)
    const { id } = await roundAt(token, slowly)
    await bet(token, id, 100, '0001', slowly)
    isLate = true
    expect((await bet(token, id, 200, '0002', slowly)).body.error.code).toBe('round_returned')
    await pass(BALL_MS)
    const [row] = await db.query<{ stake_cents: bigint; state: string; win_cents: bigint }>(
      'select stake_cents, state, win_cents from studio.live_bets',
    )
    expect(row).toMatchObject({ stake_cents: 100n, state: 'settled' })
    expect(table.wallet.balance()).toBe(100_000 - 100 + Number(row?.win_cents))
  })

  async function roundUntilDeath(dieAt: number): Promise<boolean> {
    await begin()
    const token = await sit()
    const process = createMortal(db, table.wallet.fetch, dieAt)
    const dying = table.start({ db: process.db, fetch: process.fetch })
    const round = await roundAt(token)
    await bet(token, round.id, 100, '0001')
    await bet(token, round.id, 200, '0002', dying)
    await pass(DRAWN, dying).catch(() => undefined)
    table.pass(4900)
    for (let at = 0; at < 3; at++) await pass(31_000)
    const bets = await db.query<{ state: string; stake_cents: bigint; win_cents: bigint }>(
      'select state, stake_cents, win_cents from studio.live_bets',
    )
    const additions = await db.query<{ state: string }>('select state from studio.live_additions')
    expect(bets).toHaveLength(1)
    expect(additions.filter(({ state }) => state !== 'confirmed' && !FINISHED.has(state))).toEqual([])
    const [{ state, stake_cents, win_cents }] = bets as [(typeof bets)[number]]
    expect(state).toBe('settled')
    expect(Number(stake_cents)).toBe(additions[0]?.state === 'confirmed' ? 300 : 100)
    expect(table.wallet.balance()).toBe(100_000 - Number(stake_cents) + Number(win_cents))
    return process.isDead()
  }

  test('[SAFE-06] are settled once with the confirmed chips if the adding process is killed at any step', async () => {
    let dieAt = 1
    while (await roundUntilDeath(dieAt)) dieAt++
    expect(dieAt).toBeGreaterThan(5)
  }, 120_000)

  test('are rejected when the players’ total possible win exceeds the table’s limit, and no money moves', async () => {
    const token = await sit()
    const { id } = await roundAt(token)
    expect((await bet(token, id, 100, '0001')).status).toBe(200)
    await db.query('update studio.live_exposure set units = $1', [MAX_TABLE_UNITS])
    const full = await bet(token, id, 100, '0002')
    expect([full.status, full.body.error.code]).toEqual([422, 'table_full'])
    expect(table.wallet.counted('bet')).toHaveLength(1)
    expect(await db.query('select 1 from studio.live_additions')).toEqual([])
    await db.query('update studio.live_exposure set units = units - 10')
    expect((await bet(token, id, 100, '0003')).status).toBe(200)
  })

  test.each([
    {
      what: 'the most that may lie on a field',
      game: ROULETTE,
      stake: 2000,
      bet: { chips: [{ spot: 'straight-7', cents: 2000 }] },
      max: 2,
    },
    { what: 'the number of bets on a flight', game: FLIGHT, stake: 100, bet: { goal: null }, max: MAX_BETS },
  ])('stay within $what when two nodes get them simultaneously', async ({ game, stake, bet: asked, max }) => {
    const nodes = [studio, table.start()]
    const token = await sit(studio, game)
    const { id } = await roundAt(token)
    await roundAt(token, nodes[1])
    const place = async (at: number): Promise<number> => {
      const order = { round: id, request_id: `request-000${at}`, stake_cents: stake, bet: asked }
      const { status } = await call(nodes[at % 2] as Studio, token, '/live/bets', order)
      // The bet that this order adds to had no response yet: the client retries.
      return status === 503 ? place(at) : status
    }
    const statuses = await Promise.all([0, 1, 2, 3].map(place))
    expect(statuses.toSorted()).toEqual([...Array(max).fill(200), ...Array(4 - max).fill(422)])
    expect(table.wallet.counted('bet')).toHaveLength(max)
  })
})
