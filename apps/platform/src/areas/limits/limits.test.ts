import { userLimit } from '@apogee/contract/limits'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { limitsHandlers } from './handlers.ts'

const hour = 3_600_000
const at = (hours: number) => new Date(testNow.getTime() + hours * hour)

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: limitsHandlers, rateLimits: {} })
  })

  async function limit(playerId: bigint, columns: Record<string, unknown>): Promise<bigint> {
    const all = { player_id: playerId, period: 'week', status: 'active', created_at: at(-24), ...columns }
    const [row] = await app.db.query<{ id: bigint }>(
      `INSERT INTO player_limits (${Object.keys(all)}) VALUES (${Object.keys(all).map((_, n) => `$${n + 1}`)}) RETURNING id`,
      Object.values(all),
    )
    return row!.id
  }
  const money = (amount: number, used: number, until: Date) => ({
    currency: 'EUR',
    amount_cents: amount,
    used_cents: used,
    counted_from: at(-24),
    active_until: until,
  })
  const account = (id: bigint, currency: string, amount: number) =>
    app.db.query('INSERT INTO player_limit_accounts VALUES ($1, $2, $3)', [id, currency, amount])

  test('an amount too large for a wallet is above the maximum in every currency', async () => {
    const { client } = await signedIn(app)
    const save = (currency: string, amount_cents: number) =>
      client.post('/api/user_limits', { type: 'deposit', period: 'day', accounts: [{ currency, amount_cents }] })
    for (const [currency, cents] of [
      ['EUR', 10_000_000_000_000],
      ['EUR', 1_000_000_000_000_000],
      ['BTC', 1_000_000_000_000],
      ['EUR', 1e16],
    ] as const)
      expect(await save(currency, cents)).toMatchObject({
        status: 422,
        body: { errors: { amount_cents: { too_big: 'too_big' } } },
      })
    expect((await save('EUR', 100_000_000)).status).toBe(201)
  })

  test('[API-074] [LIM-04] a money limit has amounts by currency, a time limit does not', async () => {
    const { id, client } = await signedIn(app)
    const deposit = await limit(id, { type: 'deposit', ...money(50_000, 12_000, at(100)) })
    await account(deposit, 'EUR', 50_000)
    await account(deposit, 'BTC', 1_000_000)
    const pause = await limit(id, { type: 'coolingoff', period: 'day', status: 'confirmed', disable_at: at(1) })
    const { status, body } = await client.get('/api/user_limits')
    expect(status).toBe(200)
    expect(z.array(userLimit.strict()).safeParse(body).success).toBe(true)
    const sum = { active_until: at(100).toISOString() }
    expect(body).toEqual([
      {
        id: Number(deposit),
        type: 'deposit',
        period: 'week',
        status: 'active',
        strategy: null,
        parent_type: null,
        created_at: at(-24).toISOString(),
        disable_at: null,
        confirm_until: null,
        accounts: [
          { currency: 'BTC', amount_cents: 1_000_000, current_value_amount_cents: 240_000, ...sum },
          { currency: 'EUR', amount_cents: 50_000, current_value_amount_cents: 12_000, ...sum },
        ],
      },
      {
        id: Number(pause),
        type: 'coolingoff',
        period: 'day',
        status: 'confirmed',
        strategy: null,
        parent_type: null,
        created_at: at(-24).toISOString(),
        disable_at: at(1).toISOString(),
        confirm_until: null,
      },
    ])
  })

  test('[LIM-02] an ended period restarts with a usage of 0', async () => {
    const { id, client } = await signedIn(app)
    await account(await limit(id, { type: 'loss', period: 'day', ...money(1000, 900, at(-1)) }), 'EUR', 1000)
    const [{ accounts }] = (await client.get('/api/user_limits')).body
    expect(accounts).toMatchObject([{ current_value_amount_cents: 0, active_until: at(12).toISOString() }])
  })

  test('[API-074] the list excludes removed and ended limits and those of other players', async () => {
    const { id, client } = await signedIn(app)
    const other = await signedIn(app)
    await limit(other.id, { type: 'session', period: '60' })
    await limit(id, { type: 'session', period: '60', removed_at: at(-1) })
    await limit(id, { type: 'selfexclusion', disable_at: at(-1) })
    expect((await client.get('/api/user_limits')).body).toEqual([])
  })

  test('[API-074] a guest must sign in', async () => {
    expect((await (await app.client()).get('/api/user_limits')).status).toBe(401)
  })
})
