import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCommand } from '../../../composition/operators/operatorCommands.ts'
import { refuse } from '../../../core/errors.ts'
import { openLog } from '../../../core/log.ts'
import { ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { readMoney } from '../../limits/limitMoney.ts'
import { insertLimit } from '../../limits/writeStore.ts'
import { refundWithheld } from './withholdDeposit.ts'

const order = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '100.00' }
const dayMs = 86_400_000
const card = { last_four: '4417', expires: '08/29' }

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const limit = (type: 'deposit' | 'coolingoff', { id }: TestPlayer) => {
    const at = setup.clock.now()
    const money = { money: readMoney(refuse, [{ currency: 'EUR', amount_cents: 100_00 }], 'EUR') }
    const more = type === 'deposit' ? { ...money, activeUntil: new Date(at.getTime() + dayMs) } : {}
    return setup.db.transaction((tx) =>
      insertLimit(tx, { playerId: id, type, period: 'week', status: 'active', zone: 'UTC', at, ...more }),
    )
  }
  const start = async (as: TestPlayer, body: object = order) => (await setup.process(as, body)).body
  const history = async (as: TestPlayer) => (await setup.call('GET', '/api/player/payments', { as })).body
  const events = (id: number, topic: string) =>
    setup.db.query("SELECT FROM outbox WHERE topic = $1 AND payload->>'payment' = $2", [topic, String(id)])
  const used = async ({ id }: TestPlayer) =>
    (
      await setup.db.query<{ used_cents: bigint }>(
        "SELECT used_cents FROM player_limits WHERE player_id = $1 AND type = 'deposit'",
        [id],
      )
    ).map((row) => Number(row.used_cents))
  const mails = async (playerId: bigint) =>
    (
      await setup.db.query<{ template: string }>(
        `SELECT payload->>'template' AS template FROM outbox o JOIN players p ON p.email = o.payload->>'to'
          WHERE o.topic = 'mail.send' AND p.id = $1 ORDER BY o.id`,
        [playerId],
      )
    ).map(({ template }) => template)

  test('[SAFE-03] of four expired deposits paid late, those that exceed the deposit limit are refunded', async () => {
    // Refunds and webhooks of other deposits are not counted here.
    await setup.drainOutbox()
    await setup.sandbox.deliver()
    const player = await setup.player()
    await limit('deposit', player)
    for (let nth = 0; nth < 4; nth += 1) await setup.choose((await start(player)).url, 'late', card)
    setup.clock.move(31_000)
    await setup.sandbox.deliver()
    expect(await setup.money(player)).toEqual({ real: 100_00, bonus: 0, withheld: 300_00 })
    const payments = await history(player)
    expect(payments.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'succeeded',
    ])
    const held = payments.find(({ state }: { state: string }) => state === 'rejected')
    expect(held.cancellation_reason).toContain('your deposit limit had no room for it')
    expect(await used(player)).toEqual([100_00])
    expect(await events(held.id, 'cashbox.depositSucceeded')).toEqual([])
    expect((await mails(player.id)).toSorted()).toEqual([
      'depositHeld',
      'depositHeld',
      'depositHeld',
      'depositReceived',
    ])
    await setup.drainOutbox()
    expect(await setup.money(player)).toEqual({ real: 100_00, bonus: 0, withheld: 0 })
    // The provider's webhook about the refunds has no further effect.
    expect(await setup.sandbox.deliver()).toBe(3)
    expect(await setup.money(player)).toEqual({ real: 100_00, bonus: 0, withheld: 0 })
    expect(await setup.state(held.id)).toBe('rejected')
  })

  test('[SAFE-03] two concurrent late deposits in two currencies cannot exceed one limit', async () => {
    const player = await setup.player()
    await setup.grant(player.id, 'USD', 'real', 1n)
    await limit('deposit', player)
    const euros = await start(player)
    await setup.webhook({ payment_id: String(euros.payment.id), status: 'canceled', amount: '100.00' })
    const other = await start(player, { ...order, currency: 'USD' })
    await Promise.all([
      setup.webhook({ payment_id: String(euros.payment.id), status: 'succeeded', amount: '100.00' }),
      setup.webhook({ payment_id: String(other.payment.id), status: 'succeeded', amount: '100.00', currency: 'USD' }),
    ])
    const states = await Promise.all([euros, other].map(({ payment }) => setup.state(payment.id)))
    expect(states.toSorted()).toEqual(['rejected', 'succeeded'])
    expect((await used(player))[0]).toBeGreaterThan(0)
    expect((await used(player))[0]).toBeLessThanOrEqual(100_00)
  })

  test('[SAFE-02] a deposit paid after a break has started is refunded, and the player sees the reason', async () => {
    const player = await setup.player()
    const { url, payment } = await start(player)
    await limit('coolingoff', player)
    await setup.choose(url, 'pay', card)
    expect(await setup.money(player)).toMatchObject({ real: 0, withheld: 100_00 })
    const [shown] = await history(player)
    expect(shown).toMatchObject({ id: payment.id, state: 'rejected', success: false })
    expect(shown.cancellation_reason).toContain('during your break')
  })

  test('a refund without an answer of the provider is retried, and moves the money once', async () => {
    const player = await setup.player()
    const { url, payment } = await start(player)
    await limit('coolingoff', player)
    await setup.choose(url, 'pay', card)
    const id = BigInt(payment.id)
    const { core, sandbox } = setup
    const lost = async (paymentId: string): Promise<boolean> => {
      await sandbox.refundDeposit(paymentId)
      throw new ProviderUnavailable('the answer was lost')
    }
    const needs = { ...core, log: openLog('silent') }
    await expect(refundWithheld({ ...needs, psp: { ...sandbox, refundDeposit: lost } }, id)).rejects.toThrow('lost')
    expect(await setup.money(player)).toMatchObject({ withheld: 100_00 })
    for (let time = 0; time < 2; time += 1) await refundWithheld({ ...needs, psp: sandbox }, id)
    expect(await setup.money(player)).toEqual({ real: 0, bonus: 0, withheld: 0 })
  })

  test('money that the provider cannot refund stays withheld until staff record its return', async () => {
    const player = await setup.player()
    const { url, payment } = await start(player)
    await limit('coolingoff', player)
    await setup.choose(url, 'pay', card)
    const psp = { ...setup.sandbox, refundDeposit: async () => false }
    await refundWithheld({ ...setup.core, log: openLog('silent'), psp }, BigInt(payment.id))
    expect(await setup.money(player)).toMatchObject({ withheld: 100_00 })

    const order = async (...words: string[]) => {
      const read = parseCommand([...words, '--by', 'Ada', '--reason', 'sent by bank'])
      if ('text' in read) throw new Error(read.text)
      return read(setup.core)
    }
    expect((await order('deposits-withheld', 'EUR')).text).toContain(`${payment.id}: 10000 EUR`)
    expect(await order('deposit-returned', '999999')).toMatchObject({ isDone: false })
    expect(await setup.money(player)).toMatchObject({ withheld: 100_00 })
    expect(await order('deposit-returned', String(payment.id))).toMatchObject({ isDone: true })
    expect(await setup.money(player)).toEqual({ real: 0, bonus: 0, withheld: 0 })
    const done = await setup.db.query('SELECT operator, reason FROM operator_actions WHERE player_id = $1', [player.id])
    expect(done).toEqual([{ operator: 'Ada', reason: 'sent by bank' }])
    // Recording it again has no effect, nor does a later refund by the provider.
    expect(await order('deposit-returned', String(payment.id))).toMatchObject({ isDone: false })
    await refundWithheld({ ...setup.core, log: openLog('silent'), psp: setup.sandbox }, BigInt(payment.id))
    expect(await setup.money(player)).toEqual({ real: 0, bonus: 0, withheld: 0 })
  })
})
