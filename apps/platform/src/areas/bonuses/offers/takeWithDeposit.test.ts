import { beforeAll, beforeEach, expect, test } from 'vitest'
import { emit } from '../../../core/outbox/outbox.ts'
import { onEachDatabase } from '../../../testing/testApp.ts'
import type { TestClient } from '../../../testing/testClient.ts'
import { depositEvent } from '../../../testing/testEvents.ts'
import { settlePayment } from '../../cashbox/settlement/settlePayment.ts'
import { type BonusBed, bonusHands, openBonusBed } from '../bonusBed.ts'

onEachDatabase((makeApp) => {
  let bed: BonusBed
  let id: bigint
  let client: TestClient
  beforeAll(async () => {
    bed = await openBonusBed(makeApp)
  })
  beforeEach(async () => {
    ;({ id, client } = await bed.player())
    await bed.deposit(id, 50_00n, 'welcome-1')
  })

  const { newest, activate, coupon, wagerNewest } = bonusHands(() => client)
  /** The provider's webhook that this much of the deposit is charged back. */
  const goesBack = async (amount: string) => {
    const [payment] = await bed.db.query<{ id: bigint }>('SELECT id FROM payments WHERE player_id = $1', [id])
    const word = { id: crypto.randomUUID(), reference: 'r', status: 'charged_back', amount, currency: 'EUR' } as const
    await settlePayment(bed, 'sandbox', { ...word, paymentId: String(payment!.id), reason: null, account: null })
    await bed.drain()
  }

  test('a bonus that waits goes with the deposit that brought it', async () => {
    await goesBack('50.00')
    expect(await newest()).toMatchObject({ stage: 'canceled' })
    expect(await bed.money(id)).toEqual({ real: 0, bonus: 0 })
  })

  test('one that is being wagered ends, with its money; what comes next in line begins', async () => {
    await wagerNewest()
    expect(await bed.money(id)).toEqual({ real: 50_00, bonus: 50_00 })
    await coupon('LIFTOFF')
    const { id: next } = await newest()
    await activate(next)
    expect(await newest()).toMatchObject({ id: next, stage: 'wait' })
    await goesBack('50.00')
    const [after, gone] = (await client.get('/api/player/bonuses')).body
    expect([after.stage, gone.stage]).toEqual(['handle_bets', 'canceled'])
    expect(await bed.money(id)).toEqual({ real: 0, bonus: after.amount_cents })
  })

  test('a part that goes back leaves the bonus, the last part takes it', async () => {
    await wagerNewest()
    await goesBack('20.00')
    expect(await newest()).toMatchObject({ stage: 'handle_bets' })
    await goesBack('30.00')
    expect(await newest()).toMatchObject({ stage: 'canceled' })
  })

  test('a deposit that has gone back before its bonus was given brings none', async () => {
    const other = await bed.player()
    await bed.deposit(other.id, 50_00n)
    await bed.deposit(other.id, 50_00n)
    const [first] = await bed.db.query<{ id: bigint }>(
      `UPDATE payments SET state = 'rejected' WHERE id = (SELECT min(id) FROM payments WHERE player_id = $1) RETURNING id`,
      [other.id],
    )
    const given = async (paymentId: bigint) => {
      await emit(
        bed.db,
        'cashbox.depositSucceeded',
        depositEvent(other.id, { payment: paymentId, bonusOffer: 'welcome-1' }),
      )
      await bed.drain()
      return (await other.client.get('/api/player/bonuses')).body.length
    }
    expect(await given(first!.id)).toBe(0)
    // The other deposit stands: the same event gives its bonus.
    expect(await given(first!.id + 1n)).toBe(1)
  })
})
