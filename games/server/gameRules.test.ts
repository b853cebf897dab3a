import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type GameRules, USUAL_RULES } from '../protocol/gameRules.ts'
import { openTestDatabase, type TestDatabase } from './testing/database.ts'
import { clearStudio } from './testing/mortal.ts'
import { call, createTable, launch, playOut, type Table } from './testing/table.ts'

describe("the rules of the player's licence", () => {
  let db: TestDatabase
  let table: Table
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await clearStudio(db)
    table = createTable(db)
  })

  async function open(rules: Partial<GameRules>, order: object = {}) {
    const studio = table.start()
    const token = await launch(studio, table, { ...order, rules: { ...USUAL_RULES, ...rules } })
    const spin = (id: string, stake = 100) =>
      call(studio, token, '/rounds', { stake_cents: stake, request_id: `request-${id}` })
    return { studio, token, spin }
  }

  test('a round that begins before the minimum time of the last one has passed is rejected', async () => {
    const { studio, token, spin } = await open({ min_round_ms: 2_500 })
    const first = await spin('one-1')
    await playOut(studio, token, first.body.round)
    table.pass(2_499)
    const early = await spin('two-2')
    expect([early.status, early.body.error.code]).toEqual([409, 'round_too_soon'])
    // The same request again returns the first round.
    expect((await spin('one-1')).body.round.id).toBe(first.body.round.id)
    table.pass(1)
    expect((await spin('two-2')).status).toBe(200)
    expect(table.wallet.counted('bet')).toHaveLength(2)
  })

  test('two tabs do not halve the minimum time', async () => {
    const one = await open({ min_round_ms: 1_000 })
    const other = await open({ min_round_ms: 1_000 }, { session: 'wallet-session-2' })
    await playOut(one.studio, one.token, (await one.spin('one-1')).body.round)
    table.pass(500)
    expect((await other.spin('two-2')).body.error.code).toBe('round_too_soon')
  })

  test('the limit of a stake shortens the list of stakes and rejects higher ones', async () => {
    const { studio, token, spin } = await open({ max_stake_cents: 250 })
    const { body } = await call(studio, token, '/state')
    expect(Math.max(...body.stakes)).toBe(200)
    expect(body.rules).toMatchObject({ max_stake_cents: 250 })
    expect((await spin('high-1', 300)).body.error.code).toBe('bet_invalid')
    expect((await spin('right-1', 200)).status).toBe(200)
  })

  test('a raise that would pass the limit of the round is not offered', async () => {
    const blackjack = { engine: 'blackjack', profile: 'salon', game: 'lumenfold/Salon' }
    const { studio, token } = await open({ max_stake_cents: 200 }, blackjack)
    const deal = { stake_cents: 200, request_id: 'request-0001', bet: { seats: [200, 0, 0] } }
    const { round } = (await call(studio, token, '/rounds', deal)).body
    expect(round.max_bet_cents).toBe(200)
    for (const move of ['double', 'split', 'insure']) expect(round.offers).not.toContain(move)
  })

  test('a launch without rules has only those of the game', async () => {
    const studio = table.start()
    const { body } = await call(studio, await launch(studio, table), '/state')
    expect(body.rules).toEqual(USUAL_RULES)
  })
})
