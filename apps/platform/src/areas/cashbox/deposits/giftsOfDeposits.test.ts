import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { settlePayment } from '../settlement/settlePayment.ts'
import { type GiftSetup, openGiftSetup } from '../test/giftSetup.ts'

type Player = Awaited<ReturnType<GiftSetup['player']>>

const none = { bonuses: 0, spins: 0, boxes: 0, tickets: 0 }

onEachDatabase((makeApp) => {
  let setup: GiftSetup
  beforeAll(async () => {
    setup = await openGiftSetup(makeApp)
  })

  async function chargeBack(payment: bigint): Promise<void> {
    const message = { id: crypto.randomUUID(), reference: 'r', status: 'charged_back', currency: 'EUR' } as const
    const more = { amount: '100.00', paymentId: String(payment), reason: null, account: null }
    await settlePayment(setup, 'sandbox', { ...message, ...more })
    await setup.drain()
  }
  /** A player with a debt: they staked this amount of a deposit that was then charged back. */
  async function debtor(cents: bigint): Promise<Player> {
    const player = await setup.player()
    const payment = await player.deposit(null)
    await player.stake(cents)
    await chargeBack(payment)
    return player
  }

  test('a deposit that only repaid a debt grants no bonus, no free spins, no wheel and no tickets', async () => {
    const player = await debtor(100_00n)
    expect(await player.open()).toEqual(none)
    await player.deposit('welcome-1')
    expect([await player.open(), await player.money()]).toEqual([none, { real: 0, bonus: 0, withheld: 0 }])
  })

  test('a deposit that partly repaid a debt grants gifts for the rest', async () => {
    const player = await debtor(60_00n)
    await player.deposit('welcome-1')
    expect((await player.money()).real).toBe(40_00)
    expect((await player.client.get('/api/player/bonuses')).body[0].amount_cents).toBe(40_00)
    expect(await player.open()).toEqual({ bonuses: 1, spins: 1, boxes: 1, tickets: 10 })
  })

  test('a daily wheel lost unopened with a charged-back deposit is granted with the next deposit of the day', async () => {
    const player = await setup.player()
    await chargeBack(await player.deposit())
    expect(await player.open()).toEqual(none)
    await player.deposit()
    expect(await player.open()).toMatchObject({ boxes: 1, tickets: 25 })
  })

  test('a wheel opened before the chargeback counts as the wheel of that day', async () => {
    const player = await setup.player()
    const payment = await player.deposit()
    await player.openBox()
    await chargeBack(payment)
    await player.deposit()
    expect(await player.open()).toEqual({ ...none, tickets: 25 })
  })
})
