import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playRound } from '../../engines/lines/playRound.ts'
import { machineOf, PROFILES } from '../../engines/lines/profiles.ts'
import { unitsOf } from '../../engines/slots/stepped.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { Studio } from '../main.ts'
import type { Fetch } from '../ports.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio, createMortal } from '../testing/mortal.ts'
import { call, createTable, launch, playOut, putSeed, type Table } from '../testing/table.ts'

const SERVER_SEED = 'ab'.repeat(32)
const PLAYER_SEED = 'interrupted'
const STAKE = 100
describe('interrupted rounds', () => {
  let db: TestDatabase
  const nonces = { plain: 0, won: 0, free: 0 }

  beforeAll(async () => {
    db = await openTestDatabase()
    const found = new Set<string>()
    for (let nonce = 0; found.size < 3; nonce++) {
      const steps = await playRound(machineOf(PROFILES.wild), await openDraws(SERVER_SEED, PLAYER_SEED, nonce))
      const kind = steps.length > 1 ? 'free' : unitsOf(steps) > 0 ? 'won' : 'plain'
      if (found.has(kind)) continue
      found.add(kind)
      nonces[kind] = nonce
    }
  })
  afterAll(() => db.close())

  type Comeback = (table: Table, studio: Studio, token: string, request: object) => Promise<void>

  /** Possible continuations after the crash; for each of them the money must be correct. */
  const comebacks: Record<string, Comeback> = {
    'the client repeats its request': async (table, studio, token, request) => {
      table.pass(4900)
      const again = await call(studio, token, '/rounds', request)
      expect([200, 422]).toContain(again.status)
      if (again.body.round) await playOut(studio, token, again.body.round)
    },
    'the player opens the game anew': async (table, studio) => {
      table.pass(4900)
      const token = await launch(studio, table, { session: 'wallet-session-2' })
      const { pending, open: left } = (await call(studio, token, '/state')).body
      expect(pending).toBe(false)
      if (left) await playOut(studio, token, left)
    },
    'nobody comes back': async (table, studio) => {
      table.pass(11 * 60_000)
      await studio.recover()
    },
  }

  async function spinUntilDeath(dieAt: number, nonce: number, comeback: Comeback): Promise<boolean> {
    await clearStudio(db)
    const table = createTable(db)
    const token = await launch(table.start(), table)
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonce)
    const process = createMortal(db, table.wallet.fetch, dieAt)
    const request = { stake_cents: STAKE, request_id: 'request-0001' }
    const dying = table.start({ db: process.db, fetch: process.fetch })
    const spun = await call(dying, token, '/rounds', request)
    if (spun.status === 200) await playOut(dying, token, spun.body.round).catch(() => {})
    await comeback(table, table.start(), token, request)
    await expectRightMoney(table)
    return process.isDead()
  }

  async function expectRightMoney({ wallet }: Table): Promise<void> {
    const rounds = await db.query<{ state: string; win_cents: bigint }>('select state, win_cents from studio.rounds')
    const settled = rounds.filter((round) => round.state === 'settled')
    expect(rounds.filter((round) => !['settled', 'rolled_back', 'refused'].includes(round.state))).toEqual([])
    const won = settled.reduce((sum, round) => sum + Number(round.win_cents), 0)
    expect(wallet.counted('bet').reduce((sum, move) => sum + move.amount, 0)).toBe(settled.length * STAKE)
    expect(wallet.counted('win').length).toBe(settled.length)
    expect(wallet.counted('win').reduce((sum, move) => sum + move.amount, 0)).toBe(won)
    expect(wallet.balance()).toBe(100_000 - settled.length * STAKE + won)
  }

  test.each(
    Object.keys(comebacks).flatMap((comeback) =>
      (['plain', 'won', 'free'] as const).map((kind) => ({ kind, comeback })),
    ),
  )(
    '[SAFE-06] a $kind round killed at every step has its bet and win counted once, or returned: $comeback',
    async ({ kind, comeback }) => {
      let dieAt = 1
      while (await spinUntilDeath(dieAt, nonces[kind], comebacks[comeback] as Comeback)) dieAt++
      expect(dieAt).toBeGreaterThan(10)
    },
    120_000,
  )

  test('[SAFE-06] a wallet that accepts the bet but loses its response still counts it once', async () => {
    await clearStudio(db)
    const table = createTable(db)
    let lost = 0
    const lossy: Fetch = async (url, init) => {
      const answer = await table.wallet.fetch(url, init)
      if (url.endsWith('/bet') && lost++ < 2) throw new Error('connection reset')
      return answer
    }
    const studio = table.start({ fetch: lossy })
    const token = await launch(studio, table)
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonces.won)
    const request = { stake_cents: STAKE, request_id: 'request-0001' }
    expect((await call(studio, token, '/rounds', request)).status).toBe(503)
    expect((await call(studio, token, '/rounds', request)).body.round.state).toBe('settled')
    expect(table.wallet.calls.filter((name) => name === 'bet').length).toBe(3)
    await expectRightMoney(table)
  })

  test('[SAFE-06] the only process on a database resumes rounds without waiting for old leases', async () => {
    await clearStudio(db)
    const table = createTable(db)
    const token = await launch(table.start(), table)
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonces.won)
    const request = { stake_cents: STAKE, request_id: 'request-0001' }
    const process = createMortal(db, table.wallet.fetch, 7)
    await call(table.start({ db: process.db, fetch: process.fetch }), token, '/rounds', request)
    expect(process.isDead()).toBe(true)
    expect((await call(table.start(), token, '/rounds', request)).body.error.code).toBe('round_pending')
    const alone = table.start({ isAlone: true })
    await alone.recover()
    expect((await call(alone, token, '/rounds', request)).body.round.state).toBe('settled')
    await expectRightMoney(table)
  })

  test('[SAFE-06] a new game begins after the interrupted one is returned, with one notice', async () => {
    await clearStudio(db)
    const table = createTable(db)
    const deaf: Fetch = async () => {
      throw new Error('no route')
    }
    const token = await launch(table.start(), table)
    await call(table.start({ fetch: deaf }), token, '/rounds', { stake_cents: STAKE, request_id: 'request-0001' })
    expect((await call(table.start({ fetch: deaf }), token, '/state')).body).toMatchObject({ pending: true })
    const studio = table.start()
    const state = await call(studio, token, '/state')
    expect(state.body).toMatchObject({ pending: false, interrupted: { state: 'rolled_back' }, balance_cents: 100_000 })
    await call(studio, token, '/told', {})
    expect((await call(studio, token, '/state')).body.interrupted).toBeNull()
    await expectRightMoney(table)
  })

  test('a win the wallet cannot accept yet stays queued and is paid as soon as it can', async () => {
    await clearStudio(db)
    const table = createTable(db)
    let isOpen = false
    const half: Fetch = (url, init) => {
      if (url.endsWith('/win') && !isOpen) return Promise.resolve(new Response('', { status: 502 }))
      return table.wallet.fetch(url, init)
    }
    const studio = table.start({ fetch: half })
    const token = await launch(studio, table)
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonces.won)
    const spun = await call(studio, token, '/rounds', { stake_cents: STAKE, request_id: 'request-0001' })
    expect(spun.body.round).toMatchObject({ state: 'played', is_open: false })
    const next = { stake_cents: STAKE, request_id: 'request-0002' }
    expect((await call(studio, token, '/rounds', next)).body.error.code).toBe('round_pending')
    isOpen = true
    expect(await studio.recover()).toBe(1)
    expect((await call(studio, token, '/rounds', next)).status).toBe(200)
  })
})
