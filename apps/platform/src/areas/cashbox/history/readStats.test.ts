import { stats } from '@apogee/contract/cashbox'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { cashboxHandlers } from '../handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: cashboxHandlers, rateLimits: {} })
  })

  const pay = (id: bigint, action: string, currency: string, cents: number, state = 'succeeded') =>
    app.db.query(
      `INSERT INTO payments (player_id, action, state, currency, amount_cents, method, brand, provider, locale, created_at,
         updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, 'visa', 'visa', 'sandbox', 'en', $6, $6, $6)`,
      [id, action, state, currency, cents, app.clock.now()],
    )
  const bet = (id: bigint, key: string, cents: number, state: string) =>
    app.db.query(
      `INSERT INTO game_rounds (id, player_id, game_identifier, currency, session_id, bet_cents, state, started_at,
         balance_after_cents) VALUES ($1, $2, 'a/B', 'EUR', 's', $3, $4, $5, 0)`,
      [key, id, cents, state, app.clock.now()],
    )

  test('[API-029] a player reads their deposits, withdrawals and stakes by currency, in whole units', async () => {
    const { id, client } = await signedIn(app)
    const { id: other } = await signedIn(app)
    await pay(id, 'deposit', 'EUR', 40_050)
    await pay(id, 'deposit', 'EUR', 10_000)
    await pay(id, 'deposit', 'BTC', 150_000)
    await pay(id, 'deposit', 'EUR', 99_900, 'declined')
    await pay(id, 'cashout', 'EUR', 12_000)
    await pay(id, 'cashout', 'EUR', 5_000, 'recalled')
    await pay(other, 'deposit', 'EUR', 777)
    await bet(id, 'stats-1', 250, 'finished')
    await bet(id, 'stats-2', 125, 'open')
    await bet(id, 'stats-3', 500, 'rolled_back')
    const { status, body } = await client.get('/api/player/stats')
    expect(status).toBe(200)
    expect(stats.strict().safeParse(body).success).toBe(true)
    expect(body).toEqual({
      deposits_count: 3,
      deposits_sum: { EUR: 500.5, BTC: 0.0015 },
      cashouts_sum: { EUR: 120 },
      bets_sum: { EUR: 3.75 },
      messages: { notice: '' },
    })
  })

  test('[API-029] the stats of a new player are empty, and a guest is rejected', async () => {
    const { client } = await signedIn(app)
    expect((await client.get('/api/player/stats')).body).toMatchObject({ deposits_count: 0, bets_sum: {} })
    expect((await (await app.client()).get('/api/player/stats')).status).toBe(401)
  })
})
