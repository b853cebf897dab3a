import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DepositOrder, type PayoutOrder, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const card = { last_four: '4417', expires: '08/29' }

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  const orders: DepositOrder[] = []
  const payouts: PayoutOrder[] = []
  /** Thrown by the next start of a deposit. */
  let failure: Error | null = null
  beforeAll(async () => {
    setup = await MoneySetup.open(open, (sandbox) => ({
      async startDeposit(order) {
        orders.push(order)
        const error = failure
        failure = null
        if (error) throw error
        return sandbox.startDeposit(order)
      },
    }))
    player = await setup.player()
  })
  afterAll(() => setup.close())

  const accountsOf = async (as: TestPlayer, kind = 'deposit'): Promise<Json[]> =>
    (await setup.call('GET', `/api/player/payment_accounts?kind=${kind}`, { as })).body
  const withCard = async (): Promise<{ as: TestPlayer; id: number }> => {
    const as = await setup.player()
    const { body } = await setup.process(as, deposit)
    await setup.choose(body.url, 'pay', card)
    return { as, id: (await accountsOf(as))[0].id }
  }
  const join = (as: TestPlayer, group: string) =>
    setup.db.query('INSERT INTO player_groups (player_id, group_id, created_at) VALUES ($1, $2, now())', [as.id, group])

  test('one click charges the saved card without a page, and updates its last use', async () => {
    const { as, id } = await withCard()
    const once = { ...deposit, amount: '20.00', payment_account_id: id, one_click: true }
    const { status, body } = await setup.process(as, once)
    expect([status, body.mode, body.payment.state]).toEqual([200, 'notify', 'pending'])
    setup.clock.move(1000)
    await setup.sandbox.deliver()
    expect(await setup.state(body.payment.id)).toBe('succeeded')
    expect((await setup.money(as)).real).toBe(7000)
    expect(setup.messages(as.id, 'payments_changes').at(-1)).toMatchObject({ id: body.payment.id, state: 'succeeded' })
    expect(Date.parse((await accountsOf(as))[0].last_used_at)).toBe(setup.clock.now().getTime())
  })

  test('[WIRE-05] the same click twice charges once', async () => {
    const { as, id } = await withCard()
    const once = { ...deposit, payment_account_id: id, one_click: true }
    const [first, second] = await Promise.all(
      [1, 2].map(() => setup.process(as, once, 'the-same-press-of-the-same-hand')),
    )
    expect(second!.body).toEqual(first!.body)
    setup.clock.move(1000)
    await setup.sandbox.deliver()
    expect((await setup.money(as)).real).toBe(10_000)
  })

  test.each([
    ['is declined', '20.13', 'notify', 'declined'],
    ['needs the page of the bank', '20.31', 'redirect', 'pending'],
  ])('a press that %s moves nothing yet', async (_what, amount, mode, state) => {
    const { as, id } = await withCard()
    const { body } = await setup.process(as, { ...deposit, amount, payment_account_id: id, one_click: true })
    setup.clock.move(1000)
    await setup.sandbox.deliver()
    expect([body.mode, await setup.state(body.payment.id)]).toEqual([mode, state])
    expect((await setup.money(as)).real).toBe(5000)
  })

  test('one click without a saved account leads to the provider’s page', async () => {
    const { body } = await setup.process(player, { ...deposit, one_click: true })
    expect(body).toMatchObject({ mode: 'redirect', frame: true })
    const page = await setup.call('GET', body.url)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  test('a coin deposit returns the address for the coins, and the same one again', async () => {
    const body = { ...deposit, payment_method: 'btc', amount: '100.00' }
    const key = 'where-the-coins-of-this-one-go'
    const first = (await setup.process(player, body, key)).body
    expect(first.coin).toMatchObject({ currency: 'BTC', network: 'Bitcoin' })
    expect(first.coin.link).toBe(`bitcoin:${first.coin.address}?amount=${first.coin.amount}`)
    await setup.db.query('DELETE FROM idempotency_keys WHERE key = $1', [key])
    expect((await setup.process(player, body, key)).body).toEqual(first)
  })

  test('[WIRE-05] a retry gets the first payment, even if it would be rejected as a new one', async () => {
    const as = await setup.player(10_000n)
    const again = async (body: object, key: string, meanwhile: () => Promise<unknown>) => {
      const first = await setup.process(as, body, key)
      await meanwhile()
      await setup.db.query('DELETE FROM idempotency_keys WHERE key = $1', [key])
      const second = await setup.process(as, body, key)
      expect([first.status, second]).toMatchObject([
        200,
        { status: 200, body: { payment: { id: first.body.payment.id } } },
      ])
    }
    await again({ ...deposit, payment_method: 'sofort' }, 'a-deposit-with-a-lost-answer', () => join(as, '631'))
    const wallet = { payment_method: 'e-wallet', payment_action: 'cashout', recipient: 'me@apogee.test' }
    await again({ ...deposit, ...wallet, amount: '100.00' }, 'a-payout-with-a-lost-answer', async () => {
      expect(await setup.money(as)).toMatchObject({ real: 0, withheld: 10_000 })
    })
  })

  test('[WIRE-05] a retry starts a deposit whose start was interrupted, but not one that the provider did not take', async () => {
    const key = 'a-deposit-that-was-interrupted'
    const press = () => setup.process(player, deposit, key)
    const other = 'a-deposit-that-was-not-taken'
    failure = new Error('the process was stopped')
    expect((await press()).status).toBe(500)
    await setup.db.query('DELETE FROM idempotency_keys')
    expect(await press()).toMatchObject({ status: 200, body: { mode: 'redirect' } })
    failure = new ProviderUnavailable('busy')
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await setup.process(player, deposit, other)
      expect([status, body.errors]).toEqual([422, { base: { provider_unavailable: expect.any(String) } }])
      await setup.db.query('DELETE FROM idempotency_keys')
    }
  })

  test('a payment in a currency without a wallet is rejected', async () => {
    const { status, body } = await setup.process(player, { ...deposit, currency: 'USD' })
    expect([status, body.errors]).toEqual([422, { currency: { currency_unavailable: expect.any(String) } }])
  })

  test('a coin deposit into a wallet of the same coin is not converted', async () => {
    const coinOf = async (currency: string, amount: string) => {
      const as = await setup.player(0n, currency)
      const { body } = await setup.process(as, { ...deposit, payment_method: 'btc', currency, amount })
      return (await setup.db.query('SELECT coin FROM payments WHERE id = $1', [body.payment?.id]))[0]
    }
    expect([await coinOf('EUR', '100.00'), await coinOf('BTC', '0.01')]).toEqual([{ coin: 'BTC' }, { coin: null }])
  })

  test('[ROLE-09] a member of group 631 cannot see or use Sofort', async () => {
    const as = await setup.player()
    const offered = async () => {
      const { body } = await setup.call('GET', '/api/payments/payment_methods/EUR', { as })
      return body.methods.map(({ brand }: Json) => brand)
    }
    expect(await offered()).toContain('sofort')
    await join(as, '631')
    expect(await offered()).not.toContain('sofort')
    const refused = await setup.process(as, { ...deposit, payment_method: 'sofort' })
    expect(refused.body.errors).toHaveProperty('payment_method.method_unavailable')
    const form = await setup.call('POST', '/api/payments/payment_methods/EUR/sofort/deposit_info', { as, body: {} })
    expect(form.status).toBe(404)
  })

  test('[PROF-09] payer details that a method requires must be in the profile before anything is booked', async () => {
    const as = await setup.player(0n, 'CAD')
    const order = { ...deposit, currency: 'CAD', payment_method: 'interac' }
    const { status, body } = await setup.process(as, order)
    expect([status, body.errors]).toEqual([422, { mobile_phone: { required: expect.any(String) } }])
    expect((await setup.call('GET', '/api/player/payments', { as })).body).toEqual([])
    await setup.db.query("UPDATE players SET mobile_phone = '+16135550123' WHERE id = $1", [as.id])
    expect((await setup.process(as, order)).status).toBe(200)
  })

  test.each([
    [['257'], 'Bronze'],
    [['258', '257'], 'Silver'],
    [['259'], 'Gold'],
    [['257', '255'], 'Platinum'],
    [['255', '759'], 'Diamond'],
    [['793', '21'], null],
  ])('[ROLE-10] [OPEN-73] a payment of groups %j bears the status %s', async (groups, status) => {
    const as = await setup.player()
    for (const group of groups) await join(as, group)
    // The browser's claims about the player are ignored.
    await setup.process(as, { ...deposit, custom_player_status: 'Diamond' })
    expect(orders.at(-1)?.playerStatus).toBe(status)
  })

  test('[ROLE-10] a payout also contains the status', async () => {
    const as = await setup.player(20_000n)
    await join(as, '259')
    const body = { ...deposit, payment_method: 'e-wallet', payment_action: 'cashout', recipient: 'me@apogee.test' }
    const { payment } = (await setup.process(as, body)).body
    await approveWithdrawal(setup.core, BigInt(payment.id))
    const startPayout = setup.sandbox.startPayout
    setup.sandbox.startPayout = (order) => {
      payouts.push(order)
      return startPayout(order)
    }
    await setup.drainOutbox()
    setup.sandbox.startPayout = startPayout
    expect(payouts.at(-1)).toMatchObject({ paymentId: String(payment.id), playerStatus: 'Gold' })
  })

  test.each([
    ['DE89 3704 0044 0532 0130 00', 200, undefined],
    ['DE88 3704 0044 0532 0130 00', 422, 'iban_invalid'],
    ['LT12 1000 0111 0100 1000', 422, 'iban_lithuania'],
    ['', 422, 'required'],
  ])(
    '[VAL-13] [OPEN-22] a withdrawal to the bank account "%s" is answered with %s',
    async (recipient, status, code) => {
      const as = await setup.player(20_000n)
      const body = { ...deposit, payment_method: 'bank-transfer', payment_action: 'cashout', recipient }
      const answer = await setup.process(as, body)
      expect(answer.status).toBe(status)
      if (code) expect(Object.keys(answer.body.errors.recipient)).toEqual([code])
      else expect(answer.body.payment.account).toBe('DE ••• 000')
      if (code === 'iban_lithuania')
        expect(answer.body.errors.recipient[code]).toBe(
          'Payouts to Lithuanian accounts are handled separately. Our team will contact you.',
        )
    },
  )

  test('[SEC-12] only its owner can delete a saved account, for deposits and withdrawals', async () => {
    const { as, id } = await withCard()
    expect((await setup.call('DELETE', `/api/player/payment_accounts/${id}`, { as: player })).status).toBe(404)
    expect((await setup.call('DELETE', `/api/player/payment_accounts/${id}`, { as })).status).toBe(204)
    expect([await accountsOf(as), await accountsOf(as, 'cashout')]).toEqual([[], []])
    expect((await setup.call('DELETE', `/api/player/payment_accounts/${id}`, { as })).status).toBe(404)
  })

  test('[CASH-08] the history is paged: recallable withdrawals first, then the newest', async () => {
    const as = await setup.player(20_000n)
    const out = { payment_method: 'e-wallet', payment_action: 'cashout', currency: 'EUR', amount: '20.00' }
    const withdrawal = (await setup.process(as, { ...out, recipient: 'me@apogee.test' })).body.payment
    const first = (await setup.process(as, deposit)).body.payment
    const second = (await setup.process(as, { ...deposit, amount: '60.00' })).body.payment
    const page = async (body: object) =>
      (await setup.call('POST', '/api/player/payments/with_pages', { as, body })).body
    const ids = (answer: Json) => answer.data.map(({ id }: Json) => id)
    const whole = await page({ page: 1, page_size: 2 })
    expect(ids(whole)).toEqual([withdrawal.id, second.id])
    expect(whole.pagination).toEqual({ page: 1, per_page: 2, total_count: 3 })
    expect(ids(await page({ page: 2, page_size: 2 }))).toEqual([first.id])
    expect(ids(await page({ filter: { type: 'deposit' } }))).toEqual([second.id, first.id])
    const today = setup.clock.now().toISOString().slice(0, 10)
    expect(ids(await page({ filter: { from: today, to: today, currency: 'EUR' } }))).toHaveLength(3)
    expect(ids(await page({ filter: { currency: 'USD' } }))).toEqual([])
    expect(ids(await page({ filter: { to: '2020-01-01' } }))).toEqual([])
  })

  test('[API-056] [SEC-10] the details of a started payment are stored, with at most ten digits of a card', async () => {
    const tell = (body: object) => setup.call('POST', '/api/users/transaction', { as: player, body })
    const facts = { amount: '50.00', currency: 'EUR', payment_system: 'visa', payer: { first_name: 'Ada' } }
    expect((await tell({ ...facts, card: { first_six: '424242', last_four: '4417' } })).status).toBe(204)
    expect(await setup.db.query('SELECT * FROM payment_signals WHERE player_id = $1', [player.id])).toMatchObject([
      { card_first_six: '424242', card_last_four: '4417', payer: 'Ada', amount: '50.00', payment_system: 'visa' },
    ])
    for (const wrong of [{ last_four: '4242424242424242' }, { last_four: '4417', number: '4242424242424242' }])
      expect((await tell({ ...facts, card: wrong })).status).toBe(422)
    expect((await setup.call('POST', '/api/users/transaction', { body: facts })).status).toBe(401)
  })
})
