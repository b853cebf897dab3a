import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOVES } from '../../engines/blackjack/play.ts'
import { ENGINES } from '../../engines/index.ts'
import { planOf } from '../../engines/plans.ts'
import { openDraws } from '../../fairness/stream.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import { stakesFor } from '../stakes.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio } from '../testing/mortal.ts'
import { call, createTable, launch, putSeed, type Table } from '../testing/table.ts'

const SERVER_SEED = 'cd'.repeat(32)
const blackjack = ENGINES.find(({ id }) => id === 'blackjack') as (typeof ENGINES)[number]
const salon = blackjack.profiles['salon'] as (typeof blackjack.profiles)[string]
const STAKE = 200
const order = { stake_cents: STAKE, request_id: 'request-0001', bet: { seats: [STAKE, 0, 0] } }
const RAISES = { double: STAKE, split: STAKE, insure: STAKE / 2 } as const

describe('while a bonus with a maximum bet is wagered', () => {
  let db: TestDatabase
  let table: Table
  const nonces: Partial<Record<keyof typeof RAISES, number>> = {}
  beforeAll(async () => {
    db = await openTestDatabase()
    for (let nonce = 0; Object.keys(nonces).length < 3; nonce++) {
      const { offers } = await blackjack.play(salon, order.bet, [], await openDraws(SERVER_SEED, 'bonus', nonce))
      for (const move of ['double', 'split', 'insure'] as const) if (offers.includes(move)) nonces[move] ??= nonce
    }
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await clearStudio(db)
    table = createTable(db)
  })

  async function deal(raise: keyof typeof RAISES, maxBet: number): Promise<{ token: string; round: PresentedRound }> {
    const token = await launch(table.start(), table, { engine: 'blackjack', profile: 'salon', game: 'lumenfold/Salon' })
    await putSeed(db, SERVER_SEED, 'bonus', nonces[raise] as number)
    table.wallet.limitRound(maxBet)
    return { token, round: (await call(table.start(), token, '/rounds', order)).body.round }
  }

  test.each(Object.entries(RAISES) as ['double', number][])(
    'a %s above the limit of the round is not offered, and the game gets the reason',
    async (raise, cost) => {
      const { token, round } = await deal(raise, STAKE + cost - 1)
      expect(round.offers).not.toContain(raise)
      expect(round).toMatchObject({ withheld: expect.arrayContaining([raise]), max_bet_cents: STAKE + cost - 1 })
      // If it is sent anyway, the wallet rejects it, and the round continues.
      const studio = table.start()
      const sent = await call(studio, token, `/rounds/${round.id}/moves`, { index: 0, move: raise })
      expect([sent.status, sent.body.error.code]).toEqual([422, 'bonus_bet_limit_exceeded'])
      const cautious = round.offers.includes('decline') ? 'decline' : 'stand'
      const { status } = await call(studio, token, `/rounds/${round.id}/moves`, { index: 0, move: cautious })
      expect(status).toBe(200)
    },
  )

  test.each(Object.entries(RAISES) as ['double', number][])('a %s within the limit is offered', async (raise, cost) => {
    const { round } = await deal(raise, STAKE + cost)
    expect(round.offers).toContain(raise)
  })

  test('a resumed hand gets the present limit', async () => {
    const { token, round } = await deal('double', STAKE * 2)
    expect(round.withheld).toEqual([])
    table.wallet.limitRound(STAKE)
    expect((await call(table.start(), token, '/state')).body.open.withheld).toContain('double')
    table.wallet.limitRound(null)
    expect((await call(table.start(), token, '/state')).body.open).toMatchObject({ withheld: [], max_bet_cents: null })
  })

  test.each([
    { engine: 'live-roulette', profile: 'classic', bet: { chips: [{ spot: 'red', cents: 300 }] } },
    { engine: 'live-wheel', profile: 'orbit', bet: { chips: [{ spot: 'n1', cents: 300 }] } },
    { engine: 'live-crash', profile: 'ascent', bet: { goal: null } },
  ])('the sum of a player’s bets in one round of $engine stays below it', async ({ bet, ...game }) => {
    const studio = table.start()
    const token = await launch(studio, table, { ...game, game: 'lumenfold/Live' })
    table.wallet.limitRound(500)
    const { id: round } = (await call(studio, token, '/live')).body.round
    const place = (id: string) =>
      call(studio, token, '/live/bets', { round, request_id: `request-${id}`, stake_cents: 300, bet })
    expect((await place('0001')).status).toBe(200)
    expect((await place('0002')).body.error.code).toBe('bonus_bet_limit_exceeded')
    expect(table.wallet.balance()).toBe(100_000 - 300)
  })
})

test('a move raises the stake by the stated amount', async () => {
  for (const engine of ENGINES.filter(({ live, defaultMove }) => !live && defaultMove)) {
    for (const profile of Object.values(engine.profiles)) {
      const stakes = stakesFor('EUR', 100, profile)
      const read = engine.readBet(planOf(engine.id, profile, 100).bet, { profile, stakeCents: 100, stakes })
      for (let nonce = 0; nonce < 25; nonce++) {
        const play = async (moves: readonly unknown[]) =>
          engine.play(profile, read?.bet, moves, await openDraws('ef'.repeat(32), 'raise', nonce))
        const before = await play([])
        const raising = engine.raiseOf ? MOVES.filter((move) => before.offers.includes(move)) : []
        for (const move of raising) {
          const after = await play([move])
          expect(after.stakedCents - before.stakedCents).toBe(engine.raiseOf?.(before.view, move))
        }
      }
    }
  }
})
