import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine } from '../../engines/blackjack/engine.ts'
import { BLACKJACK_PROFILES } from '../../engines/blackjack/profiles.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { Studio } from '../main.ts'
import type { Fetch } from '../ports.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio, createMortal } from '../testing/mortal.ts'
import { call, createTable, launch, putSeed, type Table } from '../testing/table.ts'

const SERVER_SEED = 'cd'.repeat(32)
const PLAYER_SEED = 'moves'
const STAKE = 100
const DAY_MS = 25 * 60 * 60_000
const order = { stake_cents: STAKE, request_id: 'request-0001', bet: { seats: [STAKE, 0, 0] } }
const blackjack = { engine: 'blackjack', profile: 'salon', game: 'lumenfold/Salon' }

type Start = 'double' | 'split' | 'insure'

describe('moves', () => {
  let db: TestDatabase
  const nonces = {} as Record<Start, number>

  beforeAll(async () => {
    db = await openTestDatabase()
    for (let nonce = 0; Object.keys(nonces).length < 3; nonce++) {
      const draws = await openDraws(SERVER_SEED, PLAYER_SEED, nonce)
      const { offers } = await engine.play(BLACKJACK_PROFILES.salon, order.bet, [], draws)
      for (const start of ['double', 'split', 'insure'] as const) {
        if (offers.includes(start)) nonces[start] ??= nonce
      }
    }
  })
  beforeEach(() => clearStudio(db))
  afterAll(() => db.close())

  async function deal(table: Table, start: Start): Promise<string> {
    const token = await launch(table.start(), table, blackjack)
    await putSeed(db, SERVER_SEED, PLAYER_SEED, nonces[start])
    return token
  }

  /** Continues the round: first with the tested move, then with moves that risk no more. */
  async function playOn(studio: Studio, token: string, round: PresentedRound, start: Start): Promise<PresentedRound> {
    let now = round
    while (now.is_open) {
      const cautious = now.offers.includes('decline') ? 'decline' : 'stand'
      const move = now.moves.length === 0 ? start : cautious
      const { status, body } = await call(studio, token, `/rounds/${now.id}/moves`, { index: now.moves.length, move })
      expect([status, body.error?.code]).toEqual([200, undefined])
      now = body.round
    }
    return now
  }

  async function expectRightMoney({ wallet }: Table): Promise<void> {
    const rounds = await db.query<{ state: string; staked_cents: bigint; win_cents: bigint }>(
      'select state, staked_cents, win_cents from studio.rounds',
    )
    const settled = rounds.filter((round) => round.state === 'settled')
    expect(rounds.filter((round) => !['settled', 'rolled_back', 'refused'].includes(round.state))).toEqual([])
    const sum = (of: 'staked_cents' | 'win_cents') => settled.reduce((all, round) => all + Number(round[of]), 0)
    const counted = wallet.counted('bet').reduce((all, bet) => all + bet.amount, 0)
    expect(counted).toBe(sum('staked_cents'))
    expect(wallet.counted('win').length).toBe(settled.length)
    expect(wallet.balance()).toBe(100_000 - sum('staked_cents') + sum('win_cents'))
  }

  test('the views before each move are available for a finished round, and never for an open one', async () => {
    const table = createTable(db)
    const token = await deal(table, 'split')
    const studio = table.start()
    const { round } = (await call(studio, token, '/rounds', order)).body
    const early = await call(studio, token, `/rounds/${round.id}/steps`)
    expect([early.status, early.body.error.code]).toEqual([409, 'round_open'])
    const over = await playOn(studio, token, round, 'split')
    const { views } = (await call(studio, token, `/rounds/${round.id}/steps`)).body
    expect(views).toHaveLength(over.moves.length)
    expect(views[0]).toEqual(round.view)
    expect([views[0].dealer.isHidden, views[0].seats[0].hands.length]).toEqual([true, 1])
    expect([views[1].dealer.isHidden, views[1].seats[0].hands.length]).toEqual([true, 2])
    const stranger = await launch(studio, table, { ...blackjack, player: 'somebody', session: 'other' })
    expect((await call(studio, stranger, `/rounds/${round.id}/steps`)).status).toBe(404)
  })

  type Comeback = (table: Table, studio: Studio, token: string, start: Start) => Promise<void>
  const comebacks: Record<string, Comeback> = {
    'the client repeats its request': async (table, studio, token, start) => {
      table.pass(4900)
      const again = await call(studio, token, '/rounds', order)
      expect([200, 422]).toContain(again.status)
      if (again.body.round) await playOn(studio, token, again.body.round, start)
    },
    'the player opens the game anew': async (table, studio, _, start) => {
      table.pass(4900)
      const token = await launch(studio, table, { ...blackjack, session: 'wallet-session-2' })
      const { pending, open: left } = (await call(studio, token, '/state')).body
      expect(pending).toBe(false)
      if (left) await playOn(studio, token, left, start)
    },
    'nobody comes back': async (table, studio) => {
      table.pass(DAY_MS)
      // The first scan gives up a raise, which extends the round by a day.
      await studio.recover()
      table.pass(DAY_MS)
      await studio.recover()
    },
  }

  async function playUntilDeath(dieAt: number, start: Start, comeback: Comeback): Promise<boolean> {
    await clearStudio(db)
    const table = createTable(db)
    const token = await deal(table, start)
    const process = createMortal(db, table.wallet.fetch, dieAt)
    const dying = table.start({ db: process.db, fetch: process.fetch })
    const dealt = await call(dying, token, '/rounds', order)
    if (dealt.status === 200) await playOn(dying, token, dealt.body.round, start).catch(() => {})
    await comeback(table, table.start(), token, start)
    await expectRightMoney(table)
    return process.isDead()
  }

  test.each(
    Object.keys(comebacks).flatMap((comeback) =>
      (['double', 'split', 'insure'] as const).map((start) => ({ start, comeback })),
    ),
  )(
    '[SAFE-06] a hand with a $start killed at every step counts every stake once, or not at all: $comeback',
    async ({ start, comeback }) => {
      let dieAt = 1
      while (await playUntilDeath(dieAt, start, comebacks[comeback] as Comeback)) dieAt++
      expect(dieAt).toBeGreaterThan(15)
    },
    120_000,
  )

  test('[SAFE-06] a hand left open waits: the same cards and moves continue in a new session', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await deal(table, 'double')
    const { round } = (await call(studio, token, '/rounds', order)).body
    const later = await launch(studio, table, { ...blackjack, session: 'wallet-session-2' })
    const state = (await call(studio, later, '/state')).body
    expect(state.open).toMatchObject({ id: round.id, view: round.view, offers: round.offers, win_cents: null })
    expect((await call(studio, later, '/rounds', { ...order, request_id: 'request-0002' })).body.error.code).toBe(
      'round_open',
    )
    expect((await call(studio, later, '/seed', {})).body.error.code).toBe('round_open')
    const ended = await playOn(studio, later, state.open, 'double')
    expect(ended).toMatchObject({ state: 'settled', stake_cents: STAKE, staked_cents: 2 * STAKE })
    await expectRightMoney(table)
  })

  test('[SAFE-06] a raise rejected by the wallet leaves the hand unchanged, and it can continue', async () => {
    const table = createTable(db, STAKE)
    const studio = table.start()
    const token = await deal(table, 'double')
    const { round } = (await call(studio, token, '/rounds', order)).body
    const refused = await call(studio, token, `/rounds/${round.id}/moves`, { index: 0, move: 'double' })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'insufficient_funds'])
    const { open: left } = (await call(studio, token, '/state')).body
    expect(left).toMatchObject({ moves: [], offers: round.offers, view: round.view, staked_cents: STAKE })
    const stood = await call(studio, token, `/rounds/${round.id}/moves`, { index: 0, move: 'stand' })
    expect(stood.body.round).toMatchObject({ state: 'settled', staked_cents: STAKE })
    expect(table.wallet.counted('bet').map(({ amount }) => amount)).toEqual([STAKE])
  })

  test('[SAFE-06] a raise without a response is returned, the hand waits, and the next try counts', async () => {
    const table = createTable(db)
    const lossy: Fetch = async (url, init) => {
      const answer = await table.wallet.fetch(url, init)
      if (String(init.body).includes('-bet-1"') && url.endsWith('/bet')) throw new Error('connection reset')
      return answer
    }
    const token = await deal(table, 'double')
    const lost = table.start({ fetch: lossy })
    const { round } = (await call(lost, token, '/rounds', order)).body
    const move = { index: 0, move: 'double' }
    expect((await call(lost, token, `/rounds/${round.id}/moves`, move)).body.error.code).toBe('round_pending')
    table.pass(31_000)
    expect(await lost.recover()).toBe(1)
    expect(table.wallet.counted('bet').map(({ amount }) => amount)).toEqual([STAKE])
    const studio = table.start()
    const { open: left } = (await call(studio, token, '/state')).body
    expect(left).toMatchObject({ moves: [], offers: round.offers, view: round.view, interrupted: false })
    const ended = await call(studio, token, `/rounds/${round.id}/moves`, move)
    expect(ended.body.round).toMatchObject({ state: 'settled', staked_cents: 2 * STAKE })
    await expectRightMoney(table)
  })

  test('ten simultaneous copies of a move count once; moves not offered or too early are rejected', async () => {
    const table = createTable(db)
    const studio = table.start()
    const token = await deal(table, 'double')
    const { round } = (await call(studio, token, '/rounds', order)).body
    const path = `/rounds/${round.id}/moves`
    expect((await call(studio, token, path, { index: 0, move: 'surrender' })).body.error.code).toBe('move_invalid')
    expect((await call(studio, token, path, { index: 1, move: 'stand' })).body.error.code).toBe('move_early')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(studio, token, path, { index: 0, move: 'double' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
    expect(table.wallet.counted('bet').length).toBe(2)
    await expectRightMoney(table)
  })
})
