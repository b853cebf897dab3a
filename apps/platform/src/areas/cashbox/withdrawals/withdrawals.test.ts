import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'
import { approveWithdrawal, rejectWithdrawal } from './approveWithdrawal.ts'

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

onEachEngine((open) => {
  let setup: MoneySetup
  let player: TestPlayer
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  beforeEach(async () => {
    player = await setup.player(10_000n)
  })
  afterAll(() => setup.close())

  const cashout = {
    payment_method: 'btc',
    payment_action: 'cashout',
    currency: 'EUR',
    amount: '40.00',
    recipient: address,
  }
  const ask = async (body: object = cashout): Promise<Json> => {
    const answer = await setup.process(player, body)
    expect(answer.status).toBe(200)
    return answer.body.payment
  }
  const recall = (id: number, as = player, key: string = randomUUID()) =>
    setup.call('POST', `/api/player/payments/${id}/recall`, { as, headers: { 'idempotency-key': key } })
  const code = ({ body }: { body: Json }, field = 'base') => Object.keys(body.errors?.[field] ?? {})[0]

  test('[CASH-01] a withdrawal is accepted, and its money leaves the wallet at once', async () => {
    const { body } = await setup.process(player, cashout)
    expect(body.mode).toBe('notify')
    expect(body.payment).toMatchObject({
      action: 'cashout',
      amount_cents: 4000,
      state: 'pending',
      recallable: true,
      success: false,
      finished_at: null,
      payment_system: 'Bitcoin',
      account: 'bc1qw5…f3t4',
    })
    expect(await setup.money(player)).toEqual({ real: 6000, bonus: 0, withheld: 4000 })
    const [account] = (await setup.call('GET', '/api/player/accounts', { as: player })).body
    expect(account).toMatchObject({ amount_cents: 6000, available_to_cashout_cents: 6000 })
    expect(setup.messages(player.id, 'balance').at(-1)).toMatchObject({ amount_cents: 6000 })
  })

  test('[WIRE-05] a double click or a retry after a lost answer withdraws once', async () => {
    const key = randomUUID()
    const all = await Promise.all([1, 2].map(() => setup.process(player, { ...cashout, amount: '60.00' }, key)))
    await setup.db.query('DELETE FROM idempotency_keys WHERE key = $1', [key])
    all.push(await setup.process(player, { ...cashout, amount: '60.00' }, key))
    expect(all.map(({ status, body }) => [status, body.payment.id])).toEqual(
      all.map(() => [200, all[0]!.body.payment.id]),
    )
    expect(await setup.money(player)).toMatchObject({ real: 4000, withheld: 6000 })
  })

  test('of 50 concurrent withdrawals with money for one, one succeeds', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => setup.process(player, { ...cashout, amount: '100.00' })),
    )
    const done = all.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    const refused = all.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((one) => `${one.status} ${code(one, 'amount')}`))).toEqual(
      new Set(['422 not_enough_money']),
    )
    expect(await setup.money(player)).toEqual({ real: 0, bonus: 0, withheld: 10_000 })
  })

  test('[CASH-10] [API-021] a recallable withdrawal is recalled once and its money returns to the wallet', async () => {
    const { id } = await ask()
    const key = randomUUID()
    const first = await recall(id, player, key)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ id, state: 'recalled', recallable: false, success: false })
    expect(first.body.finished_at).not.toBeNull()
    expect((await recall(id, player, key)).body).toEqual(first.body)
    const cancelled = await setup.db.query(
      "SELECT payload -> 'values' -> 'amount' AS amount FROM outbox WHERE payload ->> 'template' = 'withdrawalCancelled' AND payload -> 'values' ->> 'payment' = $1",
      [String(id)],
    )
    expect(cancelled).toEqual([{ amount: { money: { cents: 4000, currency: 'EUR' } } }])
    const other = await recall(id)
    expect([other.status, code(other)]).toEqual([422, 'not_recallable'])
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
  })

  test('[WIRE-05] a recall retried after a crash lost its answer succeeds without a second effect', async () => {
    const { id } = await ask()
    const key = randomUUID()
    const first = await recall(id, player, key)
    // The state after a crash between the commit and storing the answer.
    await setup.core.db.query('DELETE FROM idempotency_keys WHERE key = $1', [key])
    const again = await recall(id, player, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
  })

  test('[CASH-10] five concurrent recalls return the money once', async () => {
    const { id } = await ask()
    const all = await Promise.all(Array.from({ length: 5 }, () => recall(id)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
  })

  test('[SEC-12] recalling another player’s payment is answered 404', async () => {
    const { id } = await ask()
    const stranger = await setup.player()
    expect((await recall(id, stranger)).status).toBe(404)
    expect((await recall(999_999_999)).status).toBe(404)
    expect(await setup.state(id)).toBe('pending')
  })

  test('a deposit cannot be recalled', async () => {
    const { body } = await setup.process(player, { ...cashout, payment_action: 'deposit', recipient: undefined })
    expect(code(await recall(body.payment.id))).toBe('not_recallable')
  })

  test('[CASH-10] of a concurrent recall and approval, one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask({ ...cashout, amount: '30.00' })
      const before = await setup.money(player)
      const [recalled, isApproved] = await Promise.all([recall(id), approveWithdrawal(setup.core, BigInt(id))])
      expect([recalled.status === 200, isApproved].filter(Boolean)).toHaveLength(1)
      const after = await setup.money(player)
      expect(after).toEqual(
        isApproved ? before : { ...before, real: before.real + 3000, withheld: before.withheld - 3000 },
      )
      if (isApproved) await setup.webhook({ payment_id: String(id), status: 'declined', amount: '30.00' })
    }
    expect(await setup.money(player)).toMatchObject({ real: 10_000, withheld: 0 })
  })

  test('[CASH-09] an approved withdrawal is sent to the provider and paid', async () => {
    const { id, progress } = await ask()
    const payout_time = 'Instant'
    expect(progress).toEqual({
      reached: 'requested',
      is_stopped: false,
      checked_at: null,
      paid_at: null,
      waits_for: 'review',
      payout_time,
    })
    const checked_at = setup.clock.now().toISOString()
    expect(await approveWithdrawal(setup.core, BigInt(id))).toBe(true)
    expect(await setup.state(id)).toBe('processing')
    expect(setup.messages(player.id, 'payments_changes').at(-1)).toMatchObject({
      progress: { reached: 'checked', checked_at, paid_at: null, waits_for: 'provider' },
    })
    expect(code(await recall(id))).toBe('not_recallable')
    await setup.drainOutbox()
    setup.clock.move(21_000)
    await setup.sandbox.deliver()
    expect(await setup.state(id)).toBe('succeeded')
    expect(await setup.money(player)).toEqual({ real: 6000, bonus: 0, withheld: 0 })
    const history = (await setup.call('GET', '/api/player/payments', { as: player })).body
    const paid_at = setup.clock.now().toISOString()
    expect(history).toMatchObject([
      {
        id,
        success: true,
        state: 'succeeded',
        recallable: false,
        progress: { reached: 'paid', is_stopped: false, checked_at, paid_at, waits_for: null, payout_time },
      },
    ])
  })

  test('a payout sent twice is paid once', async () => {
    const { id } = await ask()
    await approveWithdrawal(setup.core, BigInt(id))
    await setup.db.query('INSERT INTO outbox (topic, payload) SELECT topic, payload FROM outbox')
    await setup.drainOutbox()
    const orders = await setup.db.query('SELECT 1 FROM sandbox_psp_orders WHERE kind = $1 AND payment_id = $2', [
      'payout',
      String(id),
    ])
    expect(orders).toHaveLength(1)
  })

  test('[CASH-09] a rejected withdrawal and a failed payout return their money to the wallet', async () => {
    const first = await ask()
    expect(await rejectWithdrawal(setup.core, BigInt(first.id))).toBe(true)
    expect(await rejectWithdrawal(setup.core, BigInt(first.id))).toBe(false)
    const second = await ask()
    await approveWithdrawal(setup.core, BigInt(second.id))
    for (let time = 0; time < 2; time += 1) {
      await setup.webhook({ payment_id: String(second.id), status: 'declined', amount: '40.00' })
    }
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
    const history = (await setup.call('GET', '/api/player/payments', { as: player })).body
    expect(history).toMatchObject([
      { progress: { reached: 'requested', is_stopped: true, checked_at: null, paid_at: null, waits_for: null } },
      { progress: { reached: 'checked', is_stopped: true, paid_at: null, waits_for: null } },
    ])
    expect(history.map(({ state, cancellation_reason }: Json) => [state, cancellation_reason])).toEqual([
      ['rejected', 'The withdrawal was not approved. The money is back in your balance.'],
      ['declined', 'The provider could not process the withdrawal. The money is back in your balance.'],
    ])
  })

  test('the provider cannot end a withdrawal that is not approved', async () => {
    const { id } = await ask()
    await setup.webhook({ payment_id: String(id), status: 'succeeded', amount: '40.00' })
    expect(await setup.state(id)).toBe('pending')
    expect(await setup.money(player)).toMatchObject({ withheld: 4000 })
  })

  test.each([
    ['upper case', address.toUpperCase()],
    ['invisible characters', `\uFEFF${address}\u200B\u00A0`],
    ['marks of direction', `\u202A${address}\u202C`],
  ])('[VAL-19] a coin address pasted with %s is normalised to the spelling of wallets', async (_, recipient) => {
    const { id } = await ask({ ...cashout, recipient })
    const [row] = await setup.db.query<{ token: string }>('SELECT destination AS token FROM payments WHERE id = $1', [
      id,
    ])
    expect(row?.token).toBe(address)
  })

  const refusals: [string, object, string, string, string][] = [
    [
      'more than there is',
      { amount: '100.01' },
      'amount',
      'not_enough_money',
      'Not enough funds: you can withdraw up to €100.00.',
    ],
    ['too little', { amount: '24.99' }, 'amount', 'too_small', 'The minimum is €25.'],
    ['no address', { recipient: ' ' }, 'recipient', 'required', 'Please enter your Bitcoin address.'],
    ['a wrong address', { recipient: '0xabc' }, 'recipient', 'address_invalid', 'This is not a Bitcoin address.'],
    [
      'a card that never paid a deposit',
      { payment_method: 'visa' },
      'payment_account_id',
      'required',
      'Deposit with Visa once, then you can withdraw to it.',
    ],
    [
      'a method for deposits only',
      { payment_method: 'voucher' },
      'payment_method',
      'method_unavailable',
      'This payment method is not available right now. Please choose another.',
    ],
    [
      'no account',
      { payment_method: 'e-wallet', recipient: '' },
      'recipient',
      'required',
      'Please enter the account to pay out to.',
    ],
    [
      'an odd account',
      { payment_method: 'e-wallet', recipient: '<b>' },
      'recipient',
      'invalid',
      'Use 4 to 64 letters, digits, spaces and @ . + -',
    ],
  ]
  test.each(refusals)(
    '[VAL-19] a withdrawal with %s is rejected with an error on its field',
    async (_, change, field, code, text) => {
      const { status, body } = await setup.process(player, { ...cashout, ...change })
      expect([status, body.errors]).toEqual([422, { [field]: { [code]: text } }])
      expect(await setup.money(player)).toMatchObject({ real: 10_000, withheld: 0 })
    },
  )

  test('[CASH-03] bonus money cannot be withdrawn', async () => {
    await setup.grant(player.id, 'EUR', 'bonus', 50_000n)
    expect(code(await setup.process(player, { ...cashout, amount: '150.00' }), 'amount')).toBe('not_enough_money')
  })

  test('a withdrawal to a card is paid to the card that paid a deposit', async () => {
    const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
    const { url } = (await setup.process(player, deposit)).body
    await setup.choose(url, 'pay', { last_four: '4417', expires: '08/29' })
    const info = await setup.call('POST', '/api/payments/payment_methods/EUR/visa/cashout_info', {
      as: player,
      body: {},
    })
    const field = info.body.cashout_form_fields.fields.find((one: Json) => one.field === 'payment_account_id')
    const own = { value: expect.any(String), label: 'Visa •••• 4417 (08/29)' }
    expect(field.options).toEqual([own])
    const payIn = await setup.call('POST', '/api/payments/payment_methods/EUR/visa/deposit_info', {
      as: player,
      body: {},
    })
    expect(payIn.body.deposit_form_fields.fields).toContainEqual(
      expect.objectContaining({ field: 'payment_account_id', label: 'Pay with', options: [own] }),
    )
    const payment = await ask({ ...cashout, payment_method: 'visa', amount: '20.00', recipient: undefined })
    expect(payment).toMatchObject({ payment_system: 'Visa', account: '•••• 4417', amount_cents: 2000 })
  })

  test('the desk lists waiting withdrawals and decides them', async () => {
    const first = await ask({ ...cashout, amount: '25.00' })
    const second = await ask({ ...cashout, amount: '26.00' })
    const desk = await setup.call('GET', '/sandbox/psp')
    expect(desk.body).toContain('€25.00')
    const decide = (id: number, choice: string) =>
      setup.call('POST', `/sandbox/psp/withdrawals/${id}/${choice}`, { headers: { origin } })
    expect((await decide(first.id, 'approve')).headers.get('location')).toBe('/sandbox/psp')
    expect((await decide(second.id, 'reject')).headers.get('location')).toBe('/sandbox/psp')
    expect((await decide(second.id, 'approve')).headers.get('location')).toBe('/sandbox/psp?late=1')
    expect([await setup.state(first.id), await setup.state(second.id)]).toEqual(['processing', 'rejected'])
    await setup.drainOutbox()
    const [order] = await setup.db.query<{ token: string }>(
      "SELECT token FROM sandbox_psp_orders WHERE kind = 'payout' AND payment_id = $1",
      [String(first.id)],
    )
    await setup.call('POST', `/sandbox/psp/payouts/${order!.token}/fail`, { headers: { origin } })
    expect(await setup.state(first.id)).toBe('declined')
    expect(await setup.money(player)).toEqual({ real: 10_000, bonus: 0, withheld: 0 })
    const foreign = await setup.call('POST', `/sandbox/psp/withdrawals/${first.id}/approve`, {
      headers: { origin: 'https://evil.test' },
    })
    expect(foreign.status).toBe(403)
  })

  test('[CASH-08] [API-020] the history lists only the player’s payments, oldest first', async () => {
    const stranger = await setup.player(10_000n)
    await setup.process(stranger, cashout)
    const ids = [(await ask()).id, (await ask({ ...cashout, amount: '30' })).id]
    const history = await setup.call('GET', '/api/player/payments', { as: player })
    expect(history.body.map(({ id }: Json) => id)).toEqual(ids)
  })
})
