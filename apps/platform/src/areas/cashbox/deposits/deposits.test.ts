import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeSwitch, openSwitch } from '../../../core/switches/closures.ts'
import { ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Answered, type Json, MoneySetup, type TestPlayer } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'

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

  const deposit = {
    payment_method: 'visa',
    payment_action: 'deposit',
    currency: 'EUR',
    amount: '50.00',
    custom_routes: { success_url: '/?paid=1', failure_url: '/deposit?failed=1', pending_url: '/cashbox?wait=1' },
  }
  const card = { last_four: '4417', expires: '08/29' }
  const start = async (as = player, body: object = deposit): Promise<{ url: string; payment: Json }> => {
    const { status, body: answer } = await setup.process(as, body)
    expect(status).toBe(200)
    return answer
  }

  test('[CASH-01] [WIRE-08] a card deposit is paid on the provider’s page and credited to the wallet', async () => {
    const payer = await setup.player()
    const { mode, url, payment } = (await setup.process(payer, deposit)).body
    expect(mode).toBe('redirect')
    expect(payment).toMatchObject({
      amount_cents: 5000,
      currency: 'EUR',
      action: 'deposit',
      payment_system: 'Visa',
      system_name: 'sandbox',
      brand: 'visa',
      recallable: false,
      success: false,
      finished_at: null,
      state: 'pending',
    })
    expect((await setup.call('GET', url)).body).toContain('€50.00')
    const paid = await setup.choose(url, 'pay', card)
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${origin}/?paid=1`])
    expect(await setup.money(payer)).toEqual({ real: 5000, bonus: 0, withheld: 0 })
    expect(await setup.state(payment.id)).toBe('succeeded')
    const accounts = await setup.call('GET', '/api/player/payment_accounts?kind=deposit', { as: payer })
    expect(accounts.body).toMatchObject([{ method: 'visa', brand: 'visa', title: '•••• 4417', expires: '08/29' }])
  })

  test('an account that was registered without a captcha deposits once its address is confirmed', async () => {
    const unproven = await setup.player()
    const confirm = (at: Date | null) =>
      setup.db.query('UPDATE players SET confirm_first = true, confirmed_at = $2 WHERE id = $1', [unproven.id, at])
    await confirm(null)
    const refused = await setup.process(unproven, deposit)
    expect([refused.status, Object.keys(refused.body.errors.base)]).toEqual([422, ['unconfirmed']])
    await confirm(setup.clock.now())
    setup.clock.move(6000)
    expect((await setup.process(unproven, deposit)).status).toBe(200)
  })

  test('[SEC-10] only the last four digits and the expiry of a card are stored', async () => {
    const { url } = await start()
    const number = '4242424242424242'
    await setup.choose(url, 'pay', { ...card, number, code: '987' })
    for (const table of [
      'payments',
      'payment_accounts',
      'payment_callbacks',
      'sandbox_psp_orders',
      'sandbox_psp_words',
    ]) {
      const rows = await setup.db.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`)
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/4242|"987"/)
    }
  })

  test.each([
    ['decline', 'declined', '/deposit?failed=1', 'The provider declined the payment. Nothing was charged.'],
    ['cancel', 'canceled', '/deposit?failed=1', 'The payment was cancelled. Nothing was charged.'],
  ])('[CASH-09] a deposit that ends in %s is %s and moves no money', async (outcome, state, back, reason) => {
    const before = await setup.money(player)
    const { url, payment } = await start()
    expect((await setup.choose(url, outcome)).headers.get('location')).toBe(origin + back)
    expect(await setup.money(player)).toEqual(before)
    const history = await setup.call('GET', '/api/player/payments', { as: player })
    const entry = history.body.find(({ id }: Json) => id === payment.id)
    expect(entry).toMatchObject({ state, success: false, recallable: false, cancellation_reason: reason })
    expect(entry.finished_at).not.toBeNull()
  })

  test('[CASH-09] a delayed deposit is processing and is paid after the delay', async () => {
    const before = await setup.money(player)
    const { url, payment } = await start()
    expect((await setup.choose(url, 'wait', card)).headers.get('location')).toBe(`${origin}/cashbox?wait=1`)
    expect(await setup.state(payment.id)).toBe('processing')
    expect(await setup.money(player)).toEqual(before)
    setup.clock.move(31_000)
    await setup.sandbox.deliver()
    expect(await setup.state(payment.id)).toBe('succeeded')
    expect((await setup.money(player)).real).toBe(before.real + 5000)
  })

  test('an unpaid page is cancelled after half an hour', async () => {
    const { payment } = await start()
    setup.clock.move(30 * 60_000)
    await setup.sandbox.deliver()
    expect(await setup.state(payment.id)).toBe('canceled')
  })

  test('[SEC-11] a webhook that arrives twice counts once', async () => {
    const before = await setup.money(player)
    const { url } = await start()
    await setup.choose(url, 'pay', { ...card, twice: '1' })
    expect((await setup.money(player)).real).toBe(before.real + 5000)
    const [sent] = await setup.db.query<{ sent: bigint; token: string }>(
      'SELECT count(*) AS sent FROM sandbox_psp_words WHERE token = $1 AND answer = 200',
      [url.split('/').at(-1)],
    )
    expect(sent!.sent).toBe(2n)
  })

  test('[SEC-11] a page that was paid or cancelled cannot be used again', async () => {
    const before = await setup.money(player)
    const { url } = await start()
    await setup.choose(url, 'cancel')
    const again = await setup.choose(url, 'pay', card)
    expect(again.status).toBe(200)
    expect(again.body).toContain('All done')
    expect(await setup.money(player)).toEqual(before)
  })

  test('a webhook that cannot be delivered is retried until it is received', async () => {
    const before = await setup.money(player)
    const { url, payment } = await start()
    const { route } = setup
    setup.route = null
    await setup.choose(url, 'pay', card)
    expect(await setup.state(payment.id)).toBe('pending')
    setup.route = route
    setup.clock.move(2000)
    expect(await setup.sandbox.deliver()).toBe(1)
    expect((await setup.money(player)).real).toBe(before.real + 5000)
  })

  test('[WIRE-05] the same key sent twice, even concurrently, starts one deposit with one page', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => setup.process(player, deposit, key)))
    const urls = new Set(answers.map(({ body }) => body.url))
    const ids = new Set(answers.map(({ body }) => body.payment.id))
    expect([urls.size, ids.size]).toEqual([1, 1])
  })

  test('[WIRE-05] a key starts one payment even if the stored answer was lost in a crash', async () => {
    const key = randomUUID()
    const first = await setup.process(player, deposit, key)
    await setup.db.query('DELETE FROM idempotency_keys WHERE key = $1', [key])
    const second = await setup.process(player, deposit, key)
    expect(second.body).toEqual(first.body)
  })

  test('[WIRE-05] the same key with another amount is rejected', async () => {
    const key = randomUUID()
    await setup.process(player, deposit, key)
    const other = await setup.process(player, { ...deposit, amount: '60.00' }, key)
    expect([other.status, Object.keys(other.body.errors.base)]).toEqual([422, ['idempotency_key_reused']])
  })

  const refusals: [string, object, string, string, string?][] = [
    ['too little', { amount: '9.99' }, 'amount', 'too_small', 'The minimum is €10.'],
    ['too much', { amount: '4000.01' }, 'amount', 'too_big', 'The maximum is €4,000.'],
    ['half a cent', { amount: '50.005' }, 'amount', 'not_a_multiple', 'Enter a multiple of €0.01.'],
    ['words', { amount: 'ten' }, 'amount', 'invalid', 'Please enter an amount, such as 10.'],
    ['nothing', { amount: '' }, 'amount', 'required', 'Please enter an amount.'],
    ['an unknown method', { payment_method: 'doubloon' }, 'payment_method', 'method_unavailable'],
    ['a method of another currency', { payment_method: 'pix' }, 'payment_method', 'method_unavailable'],
    ['a currency without a wallet', { currency: 'USD' }, 'currency', 'currency_unavailable'],
    ['demo money', { currency: 'FUN' }, 'currency', 'currency_unavailable'],
    ['a return to another host', { custom_routes: { success_url: '//evil.test' } }, 'success_url', 'invalid'],
  ]
  test.each(refusals)(
    '[VAL-19] [SEC-04] a deposit with %s is rejected with an error on its field',
    async (_, change, field, code, text) => {
      const { status, body } = await setup.process(player, { ...deposit, ...change })
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
      expect(Object.keys(body.errors[field])).toEqual([code])
      if (text) expect(body.errors[field][code]).toBe(text)
    },
  )

  test('[CASH-06] a closed method is listed as closed and takes no payment; at a closed brand, players can still withdraw', async () => {
    const scope = { country: null, licence: null, currency: null }
    const signed = { operator: 'sam', reason: 'test', at: setup.clock.now() }
    const methods = async () => {
      const { body } = await setup.call('GET', '/api/payments/payment_methods/EUR', { as: player })
      return new Map(body.methods.map(({ id, closed }: Json) => [id, closed]))
    }
    const visa = { kind: 'method', subject: 'visa', ...scope } as const
    await closeSwitch(setup.db, visa, signed)
    const closed = await methods()
    expect([closed.get('visa'), closed.get('mastercard')]).toEqual([['deposit', 'cashout'], undefined])
    const refused = await setup.process(player, deposit)
    expect([refused.status, Object.keys(refused.body.errors.payment_method)]).toEqual([422, ['method_unavailable']])
    await openSwitch(setup.db, visa, signed)
    const brand = { kind: 'brand', subject: 'apogee', ...scope } as const
    await closeSwitch(setup.db, brand, signed)
    expect((await methods()).get('visa')).toEqual(['deposit'])
    await openSwitch(setup.db, brand, signed)
    expect((await setup.process(player, deposit)).status).toBe(200)
  })

  test('the error names the limit in the player’s language', async () => {
    const german = await setup.process(player, { ...deposit, amount: '1' }, randomUUID(), { 'accept-language': 'de' })
    expect(german.body.errors.amount.too_small).toBe('Das Minimum ist 10\u00a0€.')
  })

  test('an account of another player is not found', async () => {
    const stranger = await setup.player()
    await setup.choose((await start(stranger)).url, 'pay', card)
    const [theirs] = (await setup.call('GET', '/api/player/payment_accounts', { as: stranger })).body
    const { status } = await setup.process(player, { ...deposit, payment_account_id: theirs.id })
    expect(status).toBe(404)
  })

  test('a saved card needs only its code', async () => {
    await setup.choose((await start()).url, 'pay', card)
    const [saved] = (await setup.call('GET', '/api/player/payment_accounts?kind=deposit', { as: player })).body
    const { url, payment } = await start(player, { ...deposit, payment_account_id: saved.id })
    expect(payment.account).toBe('•••• 4417')
    const page: Answered = await setup.call('GET', url)
    expect(page.body).toContain('Pay with •••• 4417')
    expect(page.body).not.toContain('id="number"')
    await setup.choose(url, 'pay')
    expect(await setup.state(payment.id)).toBe('succeeded')
  })

  test('[CONST-45] a coin deposit into a wallet of that coin requires exactly the entered number of coins', async () => {
    const holder = await setup.player(0n, 'BTC')
    const coins = { ...deposit, payment_method: 'btc', currency: 'BTC' }
    const refused = await setup.process(holder, { ...coins, amount: '0.00009999' })
    expect(refused.body.errors.amount.too_small).toBe('The minimum is 100\u00a0µBTC.')
    const { url } = await start(holder, { ...coins, amount: '0.0025' })
    const page = (await setup.call('GET', url)).body
    expect(page).toContain('0.00250000 BTC')
    expect(page).toMatch(/<code>bc1q[02-9ac-hj-np-z]{38}<\/code>/)
    await setup.choose(url, 'pay')
    expect((await setup.money(holder, 'BTC')).real).toBe(250_000)
  })

  test('a coin deposit into a fiat wallet costs the coins shown and credits the requested amount', async () => {
    const before = await setup.money(player)
    const { url } = await start(player, { ...deposit, payment_method: 'btc' })
    expect((await setup.call('GET', url)).body).toContain('0.00084176 BTC')
    await setup.choose(url, 'pay')
    expect((await setup.money(player)).real).toBe(before.real + 5000)
  })

  test('a guest can neither pay nor read payments', async () => {
    expect((await setup.call('POST', '/api/payment_processing', { body: deposit })).status).toBe(401)
    for (const path of ['/api/player/payments', '/api/player/payment_accounts', '/api/payments/payment_methods/EUR']) {
      expect((await setup.call('GET', path)).status).toBe(401)
    }
  })

  test('the page is in the player’s language, and a wrong address is answered 404', async () => {
    const answer = await setup.process(player, deposit, randomUUID(), { 'accept-language': 'de' })
    expect((await setup.call('GET', answer.body.url)).body).toContain('50,00\u00a0€ zahlen')
    expect((await setup.call('GET', '/sandbox/psp/pay/nobody')).status).toBe(404)
  })

  test('a form of another site cannot decide a payment', async () => {
    const { url, payment } = await start()
    const headers = { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await setup.call('POST', url, { headers })
    expect([answer.status, await setup.state(payment.id)]).toEqual([403, 'pending'])
  })

  test('an unreachable provider ends the deposit, and a new request starts a new one', async () => {
    let isUp = false
    const other = await MoneySetup.open(open, (sandbox) => ({
      async startDeposit(order) {
        if (isUp) return sandbox.startDeposit(order)
        throw new ProviderUnavailable('no answer')
      },
    }))
    const someone = await other.player()
    const key = randomUUID()
    const refused = await other.process(someone, deposit, key)
    expect([refused.status, Object.keys(refused.body.errors.base)]).toEqual([422, ['provider_unavailable']])
    const [payment] = (await other.call('GET', '/api/player/payments', { as: someone })).body
    expect(payment).toMatchObject({
      state: 'declined',
      cancellation_reason: 'The payment provider could not be reached. Nothing was charged.',
    })
    isUp = true
    expect((await other.process(someone, deposit, key)).body).toEqual(refused.body)
    expect((await other.process(someone, deposit)).status).toBe(200)
    await other.close()
  })

  test('[WIRE-05] a deposit that failed before its page was known is resumed by the same key', async () => {
    let calls = 0
    const other = await MoneySetup.open(open, (sandbox) => ({
      async startDeposit(order) {
        const started = await sandbox.startDeposit(order)
        calls += 1
        if (calls === 1) throw new Error('the process died here')
        return started
      },
    }))
    const someone = await other.player()
    const key = randomUUID()
    expect((await other.process(someone, deposit, key)).status).toBe(500)
    const again = await other.process(someone, deposit, key)
    expect(again.status).toBe(200)
    await other.choose(again.body.url, 'pay', card)
    expect(await other.money(someone)).toMatchObject({ real: 5000 })
    const history = (await other.call('GET', '/api/player/payments', { as: someone })).body
    expect(history.map(({ state }: Json) => state)).toEqual(['succeeded'])
    await other.close()
  })
})
