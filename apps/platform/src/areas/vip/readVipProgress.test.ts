import { vipProgress } from '@apogee/contract/vip'
import type { PaymentState } from '@apogee/rules/cashbox/states'
import { beforeAll, expect, test } from 'vitest'
import { readCurrencies } from '../../core/content/configs/config.ts'
import { onEachDatabase, type TestApp, testNow } from '../../testing/testApp.ts'
import { insertCardPayment, insertRound } from '../../testing/testRows.ts'
import { findSessionPlayer } from '../auth/signIn/findSessionPlayer.ts'
import { signedIn } from '../profile/test/profileApp.ts'
import { vipHandlers } from './handlers.ts'

const path = '/jam/vip_status_progress'
// The tests run in March, so the quarter started in January.
const thisQuarter = new Date('2026-01-01T00:00:00.000Z')
const lastQuarter = new Date('2025-12-31T23:59:59.999Z')

onEachDatabase((makeApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await makeApp({ handlers: vipHandlers, loadPlayer: findSessionPlayer, rateLimits: {} })
  })

  const deposit = (player: bigint, cents: number, more: { state?: PaymentState; currency?: string; at?: Date } = {}) =>
    insertCardPayment(app.db, { player, cents, at: thisQuarter, ...more })
  const bet = (
    player: bigint,
    cents: number,
    state = 'finished',
    at = thisQuarter,
    currency = 'EUR',
    finishedAt = at,
  ) => insertRound(app.db, { player, cents, at, currency, state, finishedAt })

  test('[API-103] [VIP-07] deposits and bets of the current quarter count towards the next status', async () => {
    const { id, client } = await signedIn(app, {}, ['257'])
    await deposit(id, 240_000)
    await deposit(id, 60_000, { at: testNow })
    await deposit(id, 900_000, { at: lastQuarter })
    await deposit(id, 900_000, { state: 'declined' })
    await deposit(id, 900_000, { state: 'pending' })
    await bet(id, 3_000_000)
    await bet(id, 900_000, 'rolled_back')
    await bet(id, 900_000, 'finished', lastQuarter)
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(vipProgress.strict().safeParse(body).success).toBe(true)
    expect(body).toEqual({
      userId: Number(id),
      currency: 'EUR',
      currentStatus: 'BRONZE',
      activeStatus: 'BRONZE',
      nextStatus: 'SILVER',
      depositAmountCents: 300_000,
      depositThresholdCents: 1_200_000,
      betSumCents: 3_000_000,
      betSumThresholdCents: 12_000_000,
      overallProgress: 25,
    })
  })

  test('[API-103] a bet counts in the quarter in which its round is finished, and not before', async () => {
    const { id, client } = await signedIn(app)
    await bet(id, 900_000, 'open')
    expect((await client.get(path)).body).toMatchObject({ betSumCents: 0 })
    await bet(id, 40_000, 'finished', lastQuarter, 'EUR', thisQuarter)
    expect((await client.get(path)).body).toMatchObject({ betSumCents: 40_000 })
  })

  test('[API-103] every wallet counts, in the currency the player plays in', async () => {
    const { id, client } = await signedIn(app, { currency: 'USD' })
    await deposit(id, 10_000, { currency: 'USD' })
    await deposit(id, 92, { currency: 'EUR' })
    await deposit(id, 1_000_000, { currency: 'BTC' })
    // A dollar counts as a euro (OPEN-30), and 0.01 BTC are 600 EUR.
    expect((await client.get(path)).body).toMatchObject({ currency: 'USD', depositAmountCents: 10_000 + 92 + 60_000 })
  })

  test('[API-103] the selected wallet changes neither the status nor the progress', async () => {
    const figures = []
    for (const { code } of readCurrencies()) {
      const { id, client } = await signedIn(app, { currency: code })
      await deposit(id, 2_000)
      await bet(id, 60)
      await deposit(id, 3_000, { currency: 'KZT' })
      await bet(id, 70, 'finished', thisQuarter, 'DOG')
      const { body } = await client.get(path)
      expect([code, body.currency]).toEqual([code, code])
      figures.push([body.activeStatus, body.overallProgress, body.depositAmountCents < body.depositThresholdCents])
    }
    expect(figures).toEqual(figures.map(() => ['REGULAR', 0, true]))
  })

  test('[API-103] [CONST-34] a new player has no progress', async () => {
    const { client } = await signedIn(app)
    expect((await client.get(path)).body).toMatchObject({
      currentStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      overallProgress: 0,
      depositAmountCents: 0,
      betSumCents: 0,
      depositThresholdCents: 600_000,
      betSumThresholdCents: 6_000_000,
    })
  })

  test('[API-103] a guest must sign in', async () => {
    expect((await (await app.client()).get(path)).status).toBe(401)
  })
})
