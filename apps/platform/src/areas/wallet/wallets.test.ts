import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import { type Json, MoneySetup, type TestPlayer } from '../../testing/moneySetup.ts'
import { announceBalance, openBalanceAnnouncer } from './announceBalance.ts'

onEachEngine((open) => {
  let setup: MoneySetup
  beforeAll(async () => {
    setup = await MoneySetup.open(open)
  })
  afterAll(() => setup.close())

  test('[CASH-02] [CASH-03] [API-022] an account has a total, of which the real part can be withdrawn', async () => {
    const player = await setup.player(7000n)
    await setup.grant(player.id, 'EUR', 'bonus', 3000n)
    const { status, body } = await setup.call('GET', '/api/player/accounts?compatibility=false', { as: player })
    expect([status, body]).toEqual([
      200,
      [
        {
          currency: 'EUR',
          amount_cents: 10_000,
          available_to_cashout_cents: 7000,
          active: true,
          available_to_bet_with_locked_cent: 10_000,
          hidden_at: null,
          deposit_available: true,
          selected_lottery_id: null,
          version: 2,
        },
      ],
    ])
    const old = await setup.call('GET', '/api/player/accounts?compatibility=true', { as: player })
    expect(old.body).toEqual([
      { currency: 'EUR', amount_cents: 10_000, available_to_cashout_cents: 7000, wager_status: 'none' },
    ])
  })

  test('[CASH-14] [API-023] a player opens further wallets and switches between them', async () => {
    const player = await setup.player(7000n)
    const select = (currency: string) => setup.call('POST', '/api/player/accounts', { as: player, body: { currency } })
    expect((await select('BTC')).body).toMatchObject({ currency: 'BTC', amount_cents: 0, active: true })
    const list = async () => (await setup.call('GET', '/api/player/accounts', { as: player })).body
    expect((await list()).map(({ currency, active }: Json) => [currency, active])).toEqual([
      ['EUR', false],
      ['BTC', true],
    ])
    const [row] = await setup.db.query('SELECT currency FROM players WHERE id = $1', [player.id])
    expect(row).toEqual({ currency: 'BTC' })
    expect((await select('EUR')).body).toMatchObject({ amount_cents: 7000, active: true })
    expect((await list()).map(({ active }: Json) => active)).toEqual([true, false])
    const told = setup.messages(player.id, 'balance').slice(-2)
    expect(told.map(({ currency, active }) => [currency, active])).toEqual([
      ['EUR', true],
      ['BTC', false],
    ])
  })

  const list = async (player: TestPlayer): Promise<Json[]> =>
    (await setup.call('GET', '/api/player/accounts', { as: player })).body
  const select = (player: TestPlayer, currency: string) =>
    setup.call('POST', '/api/player/accounts', { as: player, body: { currency } })
  /** The state of an open page after messages in any order: the largest version of each wallet. */
  const newest = (messages: readonly Json[]) => {
    const held = new Map<string, Json>()
    for (const one of messages) if (one.version > (held.get(one.currency)?.version ?? -1)) held.set(one.currency, one)
    return [...held.values()].toSorted((a, b) => a.currency.localeCompare(b.currency))
  }
  const sorted = (accounts: readonly Json[]) => accounts.toSorted((a, b) => a.currency.localeCompare(b.currency))

  test('a wallet has the same version in the list, in responses and in messages, and it grows with each movement', async () => {
    const player = await setup.player(7000n)
    const [before] = await list(player)
    await setup.grant(player.id, 'EUR', 'real', 100n)
    await announceBalance(setup.core, player.id, 'EUR')
    const [after] = await list(player)
    expect(after).toMatchObject({ amount_cents: 7100, version: before.version + 1 })
    expect(setup.messages(player.id, 'balance')).toEqual([after])
  })

  test('a selection raises the versions of the previous and the new wallet, and publishes both', async () => {
    const player = await setup.player(7000n)
    const [euros] = await list(player)
    const { body: chosen } = await select(player, 'BTC')
    const [left, coins] = await list(player)
    expect(left).toEqual({ ...euros, active: false, version: euros.version + 1 })
    expect(coins).toEqual(chosen)
    expect(setup.messages(player.id, 'balance')).toEqual([left, coins])
    await select(player, 'EUR')
    expect(newest(setup.messages(player.id, 'balance').toReversed())).toEqual(sorted(await list(player)))
  })

  test('after concurrent selections and movements, the newest messages match the list', async () => {
    const player = await setup.player(7000n)
    for (const currency of ['BTC', 'USD', 'EUR']) await select(player, currency)
    const announce = openBalanceAnnouncer(setup.core, () => {})
    const lists = await Promise.all(
      ['BTC', 'USD', 'EUR', 'BTC', 'EUR', 'USD'].map(async (currency, nth) => {
        await Promise.all([
          select(player, currency),
          setup.grant(player.id, 'EUR', 'real', BigInt(nth + 1)).then(() => announce(player.id, 'EUR')),
        ])
        return list(player)
      }),
    )
    const wallets = sorted(await list(player))
    expect(wallets.filter(({ active }) => active)).toHaveLength(1)
    const told = () => newest(setup.messages(player.id, 'balance').toReversed())
    await expect.poll(told).toEqual(wallets)
    // Lists that were read concurrently have the same data for the same version.
    const messages = setup.messages(player.id, 'balance')
    expect(newest([...messages, ...lists.flat()])).toEqual(wallets)
    expect(newest([...lists.flat(), ...messages])).toEqual(wallets)
  })

  test('[API-023] an unknown currency and demo money have no wallet', async () => {
    const player = await setup.player()
    for (const currency of ['XYZ', 'FUN']) {
      const answer = await setup.call('POST', '/api/player/accounts', { as: player, body: { currency } })
      expect([answer.status, Object.keys(answer.body.errors.currency)]).toEqual([422, ['currency_unavailable']])
    }
    const guest = await setup.call('POST', '/api/player/accounts', { body: { currency: 'EUR' } })
    expect([guest.status, (await setup.call('GET', '/api/player/accounts')).status]).toEqual([401, 401])
  })

  test('[CASH-06] [CASH-07] [CONST-48] a method has brand, group, limits, fee and time as texts', async () => {
    const player = await setup.player()
    const { body } = await setup.call('GET', '/api/payments/payment_methods/EUR', { as: player })
    const [visa] = body.methods
    expect(visa).toEqual({
      id: 'visa',
      brand: 'visa',
      provider: 'sandbox',
      title: 'Visa',
      type: 'cards',
      fee: 'No fee',
      is_free: true,
      instant: ['deposit'],
      processing_time: { deposit: 'Instant', cashout: '1 to 3 days' },
      limits_text: { deposit: '€10 to €4,000', cashout: '€20 to €4,000' },
      deposit: { min: 10, max: 4000 },
      cashout: { min: 20, max: 4000 },
      deposit_form_fields: { fields: [expect.objectContaining({ field: 'amount', min: 10 })], loaded: true },
      cashout_form_fields: {
        fields: [
          expect.objectContaining({ field: 'amount', min: 20 }),
          expect.objectContaining({ field: 'payment_account_id', label: 'Pay out to' }),
        ],
        loaded: true,
      },
    })
    expect(body.providers).toEqual([
      { provider: 'sandbox', methods: body.methods.map(({ id }: Json) => id), config: {} },
    ])
    // The texts follow from the operator's file.
    const transfer = body.methods.find(({ id }: Json) => id === 'bank-transfer')
    expect(transfer).toMatchObject({
      fee: 'Bank fee only',
      is_free: false,
      instant: [],
      processing_time: { deposit: '1 to 2 days', cashout: '1 to 3 days' },
    })
    const wallet = body.methods.find(({ id }: Json) => id === 'e-wallet')
    expect(wallet).toMatchObject({ title: 'E-wallet', limits_text: { deposit: '€10 to €4,000' } })
  })

  test('[CONST-47] coins are free and instant for deposits and withdrawals, and show their rate in a fiat wallet', async () => {
    const player = await setup.player()
    const own = (await setup.call('GET', '/api/payments/payment_methods/BTC', { as: player })).body.methods
    expect(own).toMatchObject([
      {
        id: 'btc',
        fee: 'No fee',
        processing_time: { deposit: 'Instant', cashout: 'Instant' },
        deposit: { min: 0.0001 },
        cashout: { min: 0.0001, max: 0.4 },
      },
    ])
    expect(own[0].exchange).toBeUndefined()
    const euro = (await setup.call('GET', '/api/payments/payment_methods/EUR', { as: player })).body.methods
    expect(euro.find(({ id }: Json) => id === 'btc').exchange).toEqual({
      coin: 'BTC',
      fee: '0.01',
      deposit_rate: '0.000016835017',
      cashout_rate: '0.000016500000',
    })
  })

  test('[WIRE-08] the form of a method has its fields and limits', async () => {
    const player = await setup.player()
    const info = (path: string) =>
      setup.call('POST', `/api/payments/payment_methods/${path}`, { as: player, body: { currency: 'EUR' } })
    const deposit = (await info('EUR/visa/deposit_info')).body
    expect(deposit.deposit_form_fields).toEqual({
      fields: [{ field: 'amount', type: 'amount', label: 'Amount', min: 10, max: 4000, step: 0.01, currency: 'EUR' }],
      loaded: true,
    })
    const cashout = (await info('EUR/btc/cashout_info')).body
    expect(cashout.cashout_form_fields.config).toEqual({ original_currency: 'BTC' })
    expect(cashout.cashout_form_fields.fields.map(({ field }: Json) => field)).toEqual(['amount', 'recipient'])
    expect((await info('EUR/voucher/cashout_info')).status).toBe(404)
    expect((await info('EUR/pix/deposit_info')).status).toBe(404)
    expect((await setup.call('GET', '/api/payments/payment_methods/XYZ', { as: player })).status).toBe(422)
  })

  test('a burst of movements is published in few messages, the last of which has the current balance', async () => {
    const player = await setup.player(100n)
    const announce = openBalanceAnnouncer(setup.core, () => {})
    for (let time = 0; time < 20; time += 1) announce(player.id, 'EUR')
    await setup.grant(player.id, 'EUR', 'real', 900n)
    announce(player.id, 'EUR')
    await expect.poll(() => setup.messages(player.id, 'balance').at(-1)?.['amount_cents']).toBe(1000)
    // The first change is published at once, the others together afterwards.
    expect(setup.messages(player.id, 'balance').length).toBeLessThanOrEqual(3)
  })
})
