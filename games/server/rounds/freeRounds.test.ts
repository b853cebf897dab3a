import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engine } from '../../engines/hold/engine.ts'
import { claimOf } from '../../fairness/claimOf.ts'
import { verifyRound } from '../../fairness/verifyRound.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { clearStudio, createMortal } from '../testing/mortal.ts'
import { call, createTable, launch, playOut } from '../testing/table.ts'

const given = { id: '17', total: 3, performed: 0, stake_cents: 20, won_cents: 0 }

describe('free rounds', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  beforeEach(() => clearStudio(db))
  afterAll(() => db.close())

  let requests = 0
  const order = (changes: object = {}) => ({
    stake_cents: 20,
    request_id: `free-request-${requests++}`,
    free_rounds: '17',
    ...changes,
  })
  async function sit(changes = {}, at = {}) {
    const table = createTable(db)
    table.wallet.give({ ...given, ...changes })
    const studio = table.start()
    return { table, studio, token: await launch(studio, table, at) }
  }

  test('a game receives granted rounds; they debit nothing, and the wallet collects their wins', async () => {
    const { table, studio, token } = await sit()
    expect((await call(studio, token, '/state')).body.free_rounds).toEqual(given)
    let won = 0
    for (let spin = 1; spin <= 3; spin++) {
      const { body } = await call(studio, token, '/rounds', order())
      const round = await playOut(studio, token, body.round)
      won += round.win_cents ?? 0
      expect(round).toMatchObject({ stake_cents: 20, balance_cents: 100_000 })
      expect(round.free).toEqual({ id: '17', standing: { ...given, performed: spin, won_cents: won } })
    }
    expect(table.wallet.balance()).toBe(100_000)
    expect((await call(studio, token, '/rounds', order())).body.error.code).toBe('free_rounds_over')
    const paid = await call(studio, token, '/rounds', order({ free_rounds: undefined }))
    expect((await playOut(studio, token, paid.body.round)).free).toBeNull()
    expect(table.wallet.balance()).toBeGreaterThanOrEqual(100_000 - 20)
  })

  test.each([
    ['of another player', { free_rounds: '18' }, 'free_rounds_unknown'],
    ['at a stake that cannot be shared over lines', { stake_cents: 21 }, 'bet_invalid'],
  ])('a free round %s is rejected', async (_, changes, code) => {
    const { studio, token } = await sit()
    expect((await call(studio, token, '/rounds', order(changes))).body.error.code).toBe(code)
  })

  describe('a free round that begins in a feature', () => {
    const feature = 'hold_and_win'
    const hold = { engine: 'hold', profile: 'gifts' }

    test('[CONST-44] begins with the coins that start the respins, debits nothing, and verifies', async () => {
      const { table, studio, token } = await sit({ feature, total: 1 }, hold)
      expect((await call(studio, token, '/state')).body.free_rounds).toEqual({ ...given, feature, total: 1 })
      const { body } = await call(studio, token, '/rounds', order({ feature }))
      expect(body.round).toMatchObject({ is_open: true, bet: { stakeCents: 20, feature }, staked_cents: 20 })
      expect(body.round.view.paid).toMatchObject({ isHeld: true, lineWins: [], stops: [] })
      expect(body.round.view.paid.coins).toHaveLength(6)
      const round = await playOut(studio, token, body.round)
      expect(round.win_cents).toBeGreaterThan(0)
      expect(table.wallet.free()).toMatchObject({ performed: 1, won_cents: round.win_cents })
      expect(table.wallet.balance()).toBe(100_000)
      await call(studio, token, '/seed', {})
      const { rounds } = (await call(studio, token, '/rounds')).body
      expect((await verifyRound(engine, claimOf(rounds[0]))).mismatches).toEqual([])
    })

    test.each([
      ['asked for without it', {}, hold, 'free_rounds_unknown'],
      ['in a game that has none', { feature }, {}, 'free_rounds_unknown'],
      ['for a stake', { feature, free_rounds: undefined }, hold, 'bet_invalid'],
    ])('%s is rejected', async (_, changes, at, code) => {
      const { table, studio, token } = await sit({ feature }, at)
      expect((await call(studio, token, '/rounds', order(changes))).body.error.code).toBe(code)
      expect(table.wallet.free()?.performed).toBe(0)
    })

    test('is not offered where the game has no such feature, nor for an ordinary free round', async () => {
      const { studio, token } = await sit({ feature })
      expect((await call(studio, token, '/state')).body.free_rounds).toBeNull()
      const ordinary = await sit({}, hold)
      const asked = await call(ordinary.studio, ordinary.token, '/rounds', order({ feature }))
      expect(asked.body.error.code).toBe('free_rounds_unknown')
    })
  })

  test('a demo has no free rounds, nor has a game whose rounds may raise their stake', async () => {
    const { table, studio } = await sit()
    const demo = await launch(studio, table, { mode: 'demo', session: null })
    const blackjack = await launch(studio, table, { engine: 'blackjack', profile: 'salon' })
    for (const token of [demo, blackjack]) {
      expect((await call(studio, token, '/state')).body.free_rounds).toBeNull()
      expect((await call(studio, token, '/rounds', order())).body.error.code).toBe('free_rounds_unknown')
    }
  })

  test('[SAFE-06] a free round killed at every step is played once or returned, and its win counted once', async () => {
    for (let dieAt = 1, isDead = true; isDead; dieAt++) {
      await clearStudio(db)
      const { table, token } = await sit()
      const dying = createMortal(db, table.wallet.fetch, dieAt)
      const cut = table.start({ db: dying.db, fetch: dying.fetch })
      const spun = await call(cut, token, '/rounds', order())
      if (spun.status === 200) await playOut(cut, token, spun.body.round).catch(() => {})
      table.pass(11 * 60_000)
      await table.start().recover()
      const rounds = await db.query<{ state: string; win_cents: bigint }>('select state, win_cents from studio.rounds')
      const settled = rounds.filter(({ state }) => state === 'settled')
      expect(rounds.filter(({ state }) => !['settled', 'rolled_back', 'refused'].includes(state))).toEqual([])
      expect(table.wallet.free()).toMatchObject({
        performed: settled.length,
        won_cents: settled.reduce((sum, { win_cents }) => sum + Number(win_cents), 0),
      })
      expect(table.wallet.balance()).toBe(100_000)
      isDead = dying.isDead()
    }
  }, 60_000)
})
