import { beforeEach, expect, test } from 'vitest'
import { emit } from '../../../core/outbox/outbox.ts'
import { depositEvent } from '../../../testing/testEvents.ts'
import { settlePayment } from '../../cashbox/settlement/settlePayment.ts'
import { onBonusPlayer } from '../test/bonusSetup.ts'

onBonusPlayer(0n, (setup, player) => {
  beforeEach(async () => {
    await setup.deposit(player.id, 50_00n, 'welcome-1')
  })

  const { newest, activate, coupon, wagerNewest } = player
  /** Sends the provider's webhook that charges back this part of the deposit. */
  const goesBack = async (amount: string) => {
    const [payment] = await setup.db.query<{ id: bigint }>('SELECT id FROM payments WHERE player_id = $1', [player.id])
    const webhook = {
      id: crypto.randomUUID(),
      reference: 'r',
      status: 'charged_back',
      amount,
      currency: 'EUR',
    } as const
    await settlePayment(setup, 'sandbox', { ...webhook, paymentId: String(payment!.id), reason: null, account: null })
    await setup.drain()
  }

  test('a waiting bonus is cancelled with its deposit', async () => {
    await goesBack('50.00')
    expect(await newest()).toMatchObject({ stage: 'canceled' })
    expect(await setup.money(player.id)).toEqual({ real: 0, bonus: 0 })
  })

  test('a bonus being wagered ends with its money, and the next in line starts', async () => {
    await wagerNewest()
    expect(await setup.money(player.id)).toEqual({ real: 50_00, bonus: 50_00 })
    await coupon('LIFTOFF')
    const { id: next } = await newest()
    await activate(next)
    expect(await newest()).toMatchObject({ id: next, stage: 'wait' })
    await goesBack('50.00')
    const [after, gone] = (await player.client.get('/api/player/bonuses')).body
    expect([after.stage, gone.stage]).toEqual(['handle_bets', 'canceled'])
    expect(await setup.money(player.id)).toEqual({ real: 0, bonus: after.amount_cents })
  })

  test('a partial chargeback keeps the bonus, and the last part takes it back', async () => {
    await wagerNewest()
    await goesBack('20.00')
    expect(await newest()).toMatchObject({ stage: 'handle_bets' })
    await goesBack('30.00')
    expect(await newest()).toMatchObject({ stage: 'canceled' })
  })

  test('a deposit that is charged back before its bonus is granted grants none', async () => {
    const other = await setup.player()
    await setup.deposit(other.id, 50_00n)
    await setup.deposit(other.id, 50_00n)
    const [first] = await setup.db.query<{ id: bigint }>(
      `UPDATE payments SET state = 'rejected' WHERE id = (SELECT min(id) FROM payments WHERE player_id = $1) RETURNING id`,
      [other.id],
    )
    const given = async (paymentId: bigint) => {
      await emit(
        setup.db,
        'cashbox.depositSucceeded',
        depositEvent(other.id, { payment: paymentId, bonusOffer: 'welcome-1' }),
      )
      await setup.drain()
      return (await other.client.get('/api/player/bonuses')).body.length
    }
    expect(await given(first!.id)).toBe(0)
    // The other deposit is not reversed: processing its event grants its bonus.
    expect(await given(first!.id + 1n)).toBe(1)
  })
})
