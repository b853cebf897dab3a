import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { ...deposit, payment_method: 'btc', payment_action: 'cashout', recipient: address, amount: '40.00' }

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player()
  })
  afterAll(() => setup.close())

  const say = (id: number, status: string, more: object = {}) =>
    setup.webhook({ payment_id: String(id), status: status as never, ...more })
  const begin = async (amount = '50.00'): Promise<number> =>
    (await setup.process(player, { ...deposit, amount })).body.payment.id
  const paid = async (amount = '50.00'): Promise<number> => {
    const id = await begin(amount)
    await say(id, 'succeeded', { amount })
    return id
  }
  const entry = async (id: number): Promise<Json> =>
    (await setup.call('GET', '/api/player/payments', { as: player })).body.find((one: Json) => one.id === id)
  const owed = () => setup.core.ledger.readDebt(setup.db, player.id, 'EUR')
  /** Debits the wallet like a game would. */
  const spend = (cents: bigint) => setup.grant(player.id, 'EUR', 'real', -cents)

  test('[CASH-09] a payment that arrives after its deposit was cancelled is booked once', async () => {
    const id = await begin()
    await say(id, 'canceled', { reason: 'expired' })
    expect(await entry(id)).toMatchObject({ state: 'canceled', success: false })
    for (let time = 0; time < 2; time += 1) await say(id, 'succeeded')
    const late = await entry(id)
    expect(late).toMatchObject({ state: 'succeeded', success: true })
    expect(late).not.toHaveProperty('cancellation_reason')
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  test.each([
    ['charged_back', 'Your bank has reversed this payment.'],
    ['refunded', 'This payment was refunded.'],
  ])('[CASH-09] a deposit that is %s is debited once', async (status, reason) => {
    const id = await paid()
    for (let time = 0; time < 2; time += 1) await say(id, status)
    const shown = await entry(id)
    expect(shown).toMatchObject({ state: 'rejected', success: false })
    expect(shown.cancellation_reason).toContain(reason)
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect(await owed()).toBe(0n)
  })

  test('the spent part of a charged-back deposit becomes a debt, which the next deposits repay', async () => {
    const id = await paid()
    await spend(3500n)
    await say(id, 'charged_back')
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect(await owed()).toBe(3500n)
    await paid('20.00')
    expect([(await setup.money(player)).real, await owed()]).toEqual([0, 1500n])
    await paid('20.00')
    expect([(await setup.money(player)).real, await owed()]).toEqual([500, 0n])
  })

  test('a player with a debt cannot withdraw winnings, and the error names the debt', async () => {
    const id = await paid()
    await spend(5000n)
    await say(id, 'charged_back')
    await setup.grant(player.id, 'EUR', 'real', 9000n)
    const { status, body } = await setup.process(player, cashout)
    expect([status, Object.keys(body.errors.base)]).toEqual([422, ['debt_open']])
    expect(body.errors.base.debt_open).toContain('€50.00')
    expect(await setup.money(player)).toMatchObject({ real: 9000, withheld: 0 })
  })

  test('a chargeback stops a waiting withdrawal of the same money, but not an approved one', async () => {
    const id = await paid('100.00')
    const first = (await setup.process(player, cashout)).body.payment.id
    await approveWithdrawal(setup.core, BigInt(first))
    const second = (await setup.process(player, cashout)).body.payment.id
    await say(id, 'charged_back', { amount: '100.00' })
    expect(await entry(second)).toMatchObject({
      state: 'rejected',
      cancellation_reason: 'A deposit was reversed, so this withdrawal was stopped.',
    })
    expect(await entry(first)).toMatchObject({ state: 'processing' })
    expect(await setup.money(player)).toMatchObject({ real: 0, withheld: 4000 })
    expect(await owed()).toBe(4000n)
  })

  test('five concurrent chargebacks and five recalls move the money once', async () => {
    const id = await paid()
    const waiting = (await setup.process(player, cashout)).body.payment.id
    await Promise.all([
      ...Array.from({ length: 5 }, () => say(id, 'charged_back')),
      ...Array.from({ length: 5 }, () => setup.call('POST', `/api/player/payments/${waiting}/recall`, { as: player })),
    ])
    expect(await setup.money(player)).toEqual({ real: 0, bonus: 0, withheld: 0 })
    expect(await owed()).toBe(0n)
  })

  test('an unpaid deposit cannot be charged back, and a reversal of a different amount is not booked', async () => {
    const id = await begin()
    await say(id, 'charged_back')
    expect(await setup.state(id)).toBe('pending')
    await say(id, 'succeeded')
    expect((await say(id, 'refunded', { amount: '50.01' })).body).toEqual({ accepted: false })
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  test('[CASH-08] a deposit is reversed in parts, each once, and stays successful until the last of them', async () => {
    const id = await paid()
    const waiting = (await setup.process(player, { ...cashout, amount: '25.00' })).body.payment.id
    const part = { amount: '10.00', id: crypto.randomUUID() }
    for (let time = 0; time < 2; time += 1) await say(id, 'refunded', part)
    expect(await entry(id)).toMatchObject({
      state: 'succeeded',
      success: true,
      amount_cents: 5000,
      reversed_cents: 1000,
    })
    // The money was in the wallet, so no withdrawal was stopped.
    expect(await entry(waiting)).toMatchObject({ state: 'pending' })
    expect(await setup.money(player)).toEqual({ real: 1500, bonus: 0, withheld: 2500 })
    await say(id, 'charged_back', { amount: '20.00' })
    expect(await entry(waiting)).toMatchObject({ state: 'rejected' })
    expect(await setup.money(player)).toEqual({ real: 2000, bonus: 0, withheld: 0 })
    expect((await say(id, 'refunded', { amount: '20.01' })).body).toEqual({ accepted: false })
    await say(id, 'refunded', { amount: '20.00' })
    const whole = await entry(id)
    expect(whole).toMatchObject({ state: 'rejected', success: false })
    expect(whole).not.toHaveProperty('reversed_cents')
    expect(await setup.money(player)).toMatchObject({ real: 0 })
    expect(await owed()).toBe(0n)
  })

  test('[VIP-07] a reversed amount no longer counts as a deposit of the quarter', async () => {
    const progress = async () =>
      (await setup.call('GET', '/jam/vip_status_progress', { as: player })).body.depositAmountCents as number
    const id = await paid()
    await paid('20.00')
    expect(await progress()).toBe(7000)
    await say(id, 'refunded', { amount: '10.00' })
    expect(await progress()).toBe(6000)
    await say(id, 'charged_back', { amount: '40.00' })
    expect(await progress()).toBe(2000)
  })

  test('the player gets a mail with exactly the reversed amount', async () => {
    const id = await paid()
    await say(id, 'refunded', { amount: '10.00' })
    await say(id, 'charged_back', { amount: '40.00' })
    const mails = await setup.db.query<{ payload: Json }>(
      "SELECT payload FROM outbox WHERE topic LIKE 'mail%' ORDER BY id",
    )
    const reversed = mails.filter(({ payload }) => payload.template === 'depositReversed')
    expect(reversed.map(({ payload }) => payload.values.amount.money.cents).slice(-2)).toEqual([1000, 4000])
  })

  test('a payout returned by the receiving bank is credited to the wallet once', async () => {
    await paid()
    const id = (await setup.process(player, cashout)).body.payment.id
    await approveWithdrawal(setup.core, BigInt(id))
    await say(id, 'succeeded', { amount: '40.00' })
    for (let time = 0; time < 2; time += 1) await say(id, 'refunded', { amount: '40.00' })
    expect(await entry(id)).toMatchObject({
      state: 'declined',
      cancellation_reason: 'The receiving bank returned the money. It is back in your balance.',
    })
    expect(await setup.money(player)).toEqual({ real: 5000, bonus: 0, withheld: 0 })
  })

  test('a payout returned in parts is credited part by part', async () => {
    await paid()
    const id = (await setup.process(player, cashout)).body.payment.id
    await approveWithdrawal(setup.core, BigInt(id))
    await say(id, 'succeeded', { amount: '40.00' })
    await say(id, 'refunded', { amount: '15.00' })
    expect(await entry(id)).toMatchObject({ state: 'succeeded', reversed_cents: 1500 })
    expect(await setup.money(player)).toMatchObject({ real: 2500 })
    await say(id, 'refunded', { amount: '25.00' })
    expect(await entry(id)).toMatchObject({ state: 'declined' })
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  test('[RTM-05] a reversal is published to every tab, with the new balance', async () => {
    const id = await paid()
    await say(id, 'charged_back')
    expect(setup.messages(player.id, 'payments_changes').at(-1)).toMatchObject({ id, state: 'rejected' })
    expect(setup.messages(player.id, 'payments_events').at(-1)).toMatchObject({ id, state: 'rejected' })
    expect(setup.messages(player.id, 'balance').at(-1)).toMatchObject({
      amount_cents: 0,
      available_to_cashout_cents: 0,
    })
  })

  test('the sandbox desk can charge back, refund and pay late', async () => {
    const { url, payment } = (await setup.process(player, deposit)).body
    const token = url.split('/').at(-1)
    const press = async (choice: string) =>
      (await setup.call('POST', `/sandbox/psp/deposits/${token}/${choice}`, { headers: { origin } })).headers.get(
        'location',
      )
    expect(await press('chargeback')).toBe('/sandbox/psp?late=1')
    await setup.choose(url, 'cancel')
    expect(await press('late')).toBe('/sandbox/psp')
    expect(await press('refundHalf')).toBe('/sandbox/psp')
    expect(await entry(payment.id)).toMatchObject({ state: 'succeeded', reversed_cents: 2500 })
    expect(await press('chargeback')).toBe('/sandbox/psp')
    expect(await setup.state(payment.id)).toBe('rejected')
    expect(await press('refund')).toBe('/sandbox/psp?late=1')
  })
})
