import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../composition/operators/operatorCommands.ts'
import type { Log } from '../../../core/log.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { settlePayment } from '../settlement/settlePayment.ts'
import { refundByStaff } from './refundDeposit.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const order = (...words: string[]) =>
    runCommand(['payments', ...words, '--by', 'Sam', '--reason', 'card stolen'], setup.core)
  /** Sends the requested refund of a deposit; returns the deposits that the provider was asked to refund. */
  async function sendRefund(id: string): Promise<string[]> {
    const asked: string[] = []
    const psp = {
      name: setup.sandbox.name,
      refundDeposit: async (one: string) => asked.push(one) > 0,
    } as Partial<PaymentProvider>
    await refundByStaff({ db: setup.db, psp: psp as PaymentProvider, log: undefined as never }, BigInt(id))
    return asked
  }
  let serial = 0
  async function settle(
    paymentId: string,
    amount: string,
    status: 'succeeded' | 'refunded' | 'charged_back' = 'succeeded',
  ) {
    serial += 1
    const { provider } = (
      await setup.db.query<{ provider: string }>('SELECT provider FROM payments WHERE id = $1', [BigInt(paymentId)])
    )[0]!
    const message = { id: `refund-${serial}`, paymentId, reference: 'r', status, amount, currency: 'EUR' }
    return settlePayment(setup.core, provider, { ...message, reason: null, account: null })
  }
  async function paid(player: TestPlayer): Promise<string> {
    const id = String((await setup.process(player, deposit)).body.payment.id)
    expect(await settle(id, '50.00')).toBe('applied')
    return id
  }

  test('a paid deposit is sent back on request, once; the money leaves with the webhook of the provider', async () => {
    const player = await setup.player()
    const id = await paid(player)
    expect(await order('refund', id)).toMatchObject({ isDone: true })
    expect(await order('refund', id)).toMatchObject({ isDone: false, text: expect.stringContaining('before') })
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
    const events = await setup.db.query(
      "SELECT FROM outbox WHERE topic = 'cashbox.refundAsked' AND payload->>'payment' = $1",
      [id],
    )
    expect(events).toHaveLength(1)
    const asked = await sendRefund(id)
    expect(asked).toEqual([id])
    expect(await settle(id, '50.00', 'refunded')).toBe('applied')
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect(await order('refund', id)).toMatchObject({ isDone: false })
    expect(
      await setup.db.query('SELECT action, details FROM operator_actions WHERE player_id = $1', [player.id]),
    ).toEqual([{ action: 'refund_requested', details: `deposit ${id}: succeeded -> refund requested` }])
  })

  test('a refused refund may be requested again; the event of the refused request sends nothing more', async () => {
    const player = await setup.player()
    const id = await paid(player)
    const answers = [false, true]
    const asked: string[] = []
    const psp = {
      name: setup.sandbox.name,
      refundDeposit: async (one: string) => {
        asked.push(one)
        return answers.shift() ?? true
      },
    } as Partial<PaymentProvider> as PaymentProvider
    const errors: unknown[] = []
    const log = { error: (facts: unknown) => errors.push(facts) } as unknown as Log
    const send = () => refundByStaff({ db: setup.db, psp, log }, BigInt(id))
    expect(await order('refund', id)).toMatchObject({ isDone: true })
    await send()
    await send()
    expect([asked, errors]).toEqual([[id], [{ paymentId: id }]])
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
    expect(await order('refund', id)).toMatchObject({ isDone: true })
    expect(await order('refund', id)).toMatchObject({ isDone: false, text: expect.stringContaining('before') })
    await send()
    expect([asked, errors]).toEqual([[id, id], [{ paymentId: id }]])
    expect(await settle(id, '50.00', 'refunded')).toBe('applied')
    expect(await setup.money(player)).toMatchObject({ real: 0 })
  })

  test('a deposit that the bank took back before the provider was asked is not refunded as well', async () => {
    const player = await setup.player()
    const id = await paid(player)
    expect(await order('refund', id)).toMatchObject({ isDone: true })
    expect(await settle(id, '50.00', 'charged_back')).toBe('applied')
    const asked = await sendRefund(id)
    expect(asked).toEqual([])
  })

  test('a deposit that has been played is not sent back, nor one that is not paid', async () => {
    const player = await setup.player()
    const id = await paid(player)
    await setup.process(player, {
      ...deposit,
      payment_method: 'btc',
      payment_action: 'cashout',
      amount: '40.00',
      recipient: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    })
    expect((await order('refund', id)).text).toContain('smaller than')
    const open = String((await setup.process(player, deposit)).body.payment.id)
    expect((await order('refund', open)).text).toContain('no paid deposit')
    expect((await order('refund', 'x')).text).toContain('Usage')
  })

  test('webhooks that name another amount are listed with both amounts', async () => {
    const player = await setup.player()
    const id = String((await setup.process(player, deposit)).body.payment.id)
    expect(await settle(id, '51.00')).toBe('amount_differs')
    const { text, data } = await order('mismatches')
    expect(text).toContain('51.00 EUR')
    expect(data).toContainEqual(
      expect.objectContaining({
        payment: id,
        amount_cents: '5000',
        webhook: { status: 'succeeded', result: 'amount_differs', amount: '51.00', currency: 'EUR' },
      }),
    )
  })
})
