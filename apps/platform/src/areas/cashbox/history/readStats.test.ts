import { stats } from '@apogee/contract/cashbox'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, type TestApp } from '../../../testing/testApp.ts'
import { type CardPayment, insertCardPayment, insertRound } from '../../../testing/testRows.ts'
import { signedIn } from '../../profile/test/profileApp.ts'
import { cashboxHandlers } from '../handlers.ts'

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: cashboxHandlers, rateLimits: {} })
  })

  const pay = (player: bigint, own: Omit<CardPayment, 'player' | 'at'>) =>
    insertCardPayment(app.db, { player, at: app.clock.now(), ...own })
  const bet = (player: bigint, cents: number, state: string) =>
    insertRound(app.db, { player, cents, state, at: app.clock.now() })

  test('[API-029] a player reads their deposits, withdrawals and stakes by currency, in whole units', async () => {
    const { id, client } = await signedIn(app)
    const { id: other } = await signedIn(app)
    await pay(id, { cents: 40_050 })
    await pay(id, { cents: 10_000 })
    await pay(id, { cents: 150_000, currency: 'BTC' })
    await pay(id, { cents: 99_900, state: 'declined' })
    await pay(id, { action: 'cashout', cents: 12_000 })
    await pay(id, { action: 'cashout', cents: 5_000, state: 'recalled' })
    await pay(other, { cents: 777 })
    await bet(id, 250, 'finished')
    await bet(id, 125, 'open')
    await bet(id, 500, 'rolled_back')
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
