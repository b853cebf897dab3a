import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../core/log.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'
import { reconcilePayments } from './reconcilePayments.ts'

const deposit = {
  payment_method: 'visa',
  payment_action: 'deposit',
  currency: 'EUR',
  amount: '50.00',
  custom_routes: { success_url: '/?paid=1', failure_url: '/?failed=1', pending_url: '/?wait=1' },
}
const card = { last_four: '4417', expires: '08/29' }
const minute = 60_000

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  const start = async (): Promise<{ url: string; payment: Json }> => {
    player = await setup.player(10_000n)
    return (await setup.process(player, deposit)).body
  }
  const reconcile = () => reconcilePayments({ ...setup.core, psp: setup.sandbox, log: openLog('silent') })
  const reasonOf = async (id: number): Promise<string> => {
    const as = await setup.signIn(player.id)
    const history = (await setup.call('GET', '/api/player/payments', { as })).body
    return history.find((one: Json) => one.id === id).cancellation_reason
  }

  test('[CASH-09] a card whose bank requires a code is charged after the right code', async () => {
    const { url, payment } = await start()
    const asked = await setup.choose(url, 'secure', card)
    expect(asked.body).toContain('Code from your bank')
    expect(await setup.state(payment.id)).toBe('pending')
    const wrong = await setup.choose(url, 'confirm', { ...card, secure_code: '111111', wrong: '0' })
    expect(wrong.body).toContain('That is not the right code')
    const right = await setup.choose(url, 'confirm', { ...card, secure_code: '123456', wrong: '1' })
    expect(right.headers.get('location')).toBe(`${origin}/?paid=1`)
    expect(await setup.state(payment.id)).toBe('succeeded')
    const [account] = (await setup.call('GET', '/api/player/payment_accounts?kind=deposit', { as: player })).body
    expect(account.title).toBe('•••• 4417')
  })

  test.each([
    ['refuse', {}],
    ['confirm', { secure_code: '000000', wrong: '2' }],
  ])('[CASH-09] a deposit that fails the bank’s check (%s) is declined with that reason', async (outcome, fields) => {
    const { url, payment } = await start()
    const answer = await setup.choose(url, outcome, { ...card, ...fields })
    expect(answer.headers.get('location')).toBe(`${origin}/?failed=1`)
    expect(await setup.state(payment.id)).toBe('declined')
    expect(await reasonOf(payment.id)).toContain('could not confirm that it was you')
  })

  test.each([
    ['insufficient_funds', 'Insufficient funds on the card or account. Nothing was charged.'],
    ['card_blocked', 'The bank has blocked this card. Nothing was charged.'],
    ['anything_else', 'The provider declined the payment. Nothing was charged.'],
  ])('[CASH-09] a decline for %s shows our text', async (reason, text) => {
    const { url, payment } = await start()
    await setup.choose(url, 'decline', { reason })
    expect(await reasonOf(payment.id)).toBe(text)
  })

  test('[CASH-09] a delayed deposit may fail later', async () => {
    const { url, payment } = await start()
    await setup.choose(url, 'waitFail', card)
    expect(await setup.state(payment.id)).toBe('processing')
    setup.clock.move(31_000)
    await setup.sandbox.deliver()
    expect(await setup.state(payment.id)).toBe('declined')
    expect(await setup.money(player)).toMatchObject({ real: 10_000 })
  })

  test('[CASH-09] an expired deposit that is paid late is credited to the wallet', async () => {
    const { url, payment } = await start()
    expect((await setup.choose(url, 'late', card)).headers.get('location')).toBe(`${origin}/?failed=1`)
    expect(await setup.state(payment.id)).toBe('canceled')
    setup.clock.move(31_000)
    await setup.sandbox.deliver()
    expect(await setup.state(payment.id)).toBe('succeeded')
    expect(await setup.money(player)).toMatchObject({ real: 15_000 })
  })

  test('[SEC-11] a payment without its webhook is queried, and counts once even if the webhook arrives later', async () => {
    const { url, payment } = await start()
    await setup.choose(url, 'pay', { ...card, silent: '1' })
    await reconcile()
    expect(await setup.state(payment.id)).toBe('pending')
    setup.clock.move(6 * minute)
    await Promise.all([reconcile(), reconcile()])
    expect(await setup.state(payment.id)).toBe('succeeded')
    expect(await setup.money(player)).toMatchObject({ real: 15_000 })
    // What else is due belongs to other payments.
    await setup.sandbox.deliver()
    await setup.db.query('UPDATE sandbox_psp_words SET sent_at = NULL WHERE token = $1', [url.split('/').at(-1)])
    expect(await setup.sandbox.deliver()).toBe(1)
    expect(await setup.money(player)).toMatchObject({ real: 15_000 })
  })

  test('a payout without its webhook is queried', async () => {
    player = await setup.player(10_000n)
    const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    const cashout = { ...deposit, payment_action: 'cashout', payment_method: 'btc', recipient }
    const { id } = (await setup.process(player, cashout)).body.payment
    await approveWithdrawal(setup.core, BigInt(id))
    await setup.drainOutbox()
    const [order] = await setup.db.query<{ token: string }>(
      'SELECT token FROM sandbox_psp_orders WHERE payment_id = $1',
      [String(id)],
    )
    await setup.sandbox.decide(order!.token, { status: 'declined', isSilent: true })
    setup.clock.move(6 * minute)
    await reconcile()
    expect(await setup.state(id)).toBe('declined')
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
  })

  test('queries do not end an unpaid deposit, and become less frequent', async () => {
    const { payment } = await start()
    const asked = async () => {
      const before = await setup.db.query<{ at: Date | null }>('SELECT checked_at AS at FROM payments WHERE id = $1', [
        payment.id,
      ])
      return before[0]!.at?.getTime() ?? 0
    }
    setup.clock.move(6 * minute)
    await reconcile()
    const first = await asked()
    setup.clock.move(4 * minute)
    await reconcile()
    expect(await asked()).toBe(first)
    setup.clock.move(2 * minute)
    await reconcile()
    expect(await asked()).toBeGreaterThan(first)
    expect(await setup.state(payment.id)).toBe('pending')
  })

  test('a deposit that the provider does not know ends after half an hour', async () => {
    const { payment } = await start()
    await setup.db.query('DELETE FROM sandbox_psp_orders WHERE payment_id = $1', [String(payment.id)])
    setup.clock.move(6 * minute)
    await reconcile()
    expect(await setup.state(payment.id)).toBe('pending')
    setup.clock.move(30 * minute)
    await reconcile()
    expect(await setup.state(payment.id)).toBe('canceled')
  })

  test('a deposit that is open for a day is cancelled at the provider, whose answer ends it', async () => {
    const { payment } = await start()
    await setup.db.query('UPDATE sandbox_psp_orders SET due_at = NULL WHERE payment_id = $1', [String(payment.id)])
    setup.clock.move(25 * 60 * minute)
    await reconcile()
    await setup.sandbox.deliver()
    expect(await setup.state(payment.id)).toBe('canceled')
  })
})
