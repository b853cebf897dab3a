import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { conformPayments } from '../../../../../../tests/conformance/paymentRules.ts'
import { type PaymentProvider, ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { remoteProvider } from '../../../ports/psp/remoteProvider.ts'
import { signedHeaders } from '../../../ports/psp/signature.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { MoneySetup } from '../../../testing/moneySetup.ts'
import { settlePayment } from '../settlement/settlePayment.ts'
import { sendPayout } from '../withdrawals/sendPayout.ts'
import { providerRoutes, routeOf } from './providerRoutes.ts'

const file = {
  routes: [
    { actions: ['cashout'], currencies: ['EUR'], providers: ['nordic'] },
    { methods: ['visa'], countries: ['DE'], providers: ['nordic', 'sandbox'] },
    { methods: ['mastercard'], providers: ['gone', 'nordic'] },
    { methods: ['maestro'], providers: ['gone'] },
  ],
}
vi.mock('../../../core/content/contentFiles.ts', async (original) => {
  const real = await original<typeof import('../../../core/content/contentFiles.ts')>()
  const readContent: typeof real.readContent = (path, schema) =>
    path === 'config/payment-providers.json' ? schema.parse(file) : real.readContent(path, schema)
  return { ...real, readContent }
})

const named = (name: string) => ({ name }) as PaymentProvider
const psp = { ...named('sandbox'), others: [named('nordic')] }
const payment = { action: 'deposit', method: 'visa', country: 'DE', currency: 'EUR' } as const

test.each([
  [{}, ['nordic', 'sandbox']],
  [{ country: 'NO' }, ['sandbox']],
  [{ country: null }, ['sandbox']],
  [{ action: 'cashout', method: 'btc' }, ['nordic']],
  [{ action: 'cashout', method: 'btc', currency: 'USD' }, ['sandbox']],
  // A provider that is not configured is left out.
  [{ method: 'mastercard' }, ['nordic']],
  [{ method: 'maestro' }, ['sandbox']],
] as const)('a payment with %j goes to %j', (changes, names) => {
  expect(routeOf(psp, { ...payment, ...changes }).map(({ name }) => name)).toEqual(names)
})

test('a misspelt condition is refused: it would send everything to one provider', () => {
  expect(providerRoutes.safeParse({ routes: [{ method: ['visa'], providers: ['psp'] }] }).success).toBe(false)
})

test('[SEC-11] of two secrets the newest signs, and a message signed with either is accepted', () => {
  const now = new Date('2026-10-01T12:00:00Z')
  const provider = remoteProvider({
    url: 'https://psp.test',
    secret: 'the-newer-secret-of-both',
    olderSecrets: ['the-older-secret-of-both'],
    fetch,
    now: () => now,
  })
  const body = JSON.stringify({
    id: '1',
    payment_id: '1',
    reference: 'r',
    status: 'succeeded',
    amount: '1',
    currency: 'EUR',
  })
  const judge = (secret: string) =>
    provider.verifyCallback({ path: '/a', headers: new Headers(signedHeaders(secret, '/a', body, now)), body }, now).ok
  expect(['the-newer-secret-of-both', 'the-older-secret-of-both', 'another-secret-altogether'].map(judge)).toEqual([
    true,
    true,
    false,
  ])
})

test('the conformance rule on two secrets finds a provider that knows one alone', async () => {
  const send = async () => new Response('', { status: 401 })
  const provider = { url: 'https://psp.test', secret: 'a', olderSecret: 'b', send, now: () => new Date() }
  const verdicts = await conformPayments(provider)
  expect(verdicts.find(({ rule }) => rule.startsWith('two secrets'))).toMatchObject({ isMet: false })
})

const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

onEachEngine((open) => {
  let setup: MoneySetup
  let isNordicUp = true
  /** The report of the other provider, whose answer is lost. */
  let report: ((id: number) => Promise<unknown>) | null = null
  const nordic: string[] = []
  const payouts: string[] = []
  const other = {
    name: 'nordic',
    startDeposit: async ({ paymentId, callbackUrl }) => {
      nordic.push(callbackUrl)
      await report?.(Number(paymentId))
      if (!isNordicUp) throw new ProviderUnavailable('busy')
      return { reference: `n-${paymentId}`, url: 'https://nordic.test/pay', isFrameable: false, coin: null }
    },
    startPayout: async ({ paymentId }) => {
      payouts.push(paymentId)
      throw new ProviderUnavailable('busy')
    },
  } as Partial<PaymentProvider> as PaymentProvider
  beforeAll(async () => {
    setup = await MoneySetup.open(open, () => ({ others: [other] }))
  })
  beforeEach(() => {
    isNordicUp = true
    report = null
    nordic.length = 0
    payouts.length = 0
  })
  afterAll(() => setup.close())

  const rowOf = async (id: number) =>
    (await setup.db.query('SELECT provider, tried_providers, state FROM payments WHERE id = $1', [BigInt(id)]))[0]
  const settle = (id: number, provider: string, status: 'succeeded' | 'canceled' | 'declined', serial: string) =>
    settlePayment(setup.core, provider, {
      id: serial,
      paymentId: String(id),
      reference: 'r',
      status,
      amount: '50.00',
      currency: 'EUR',
      reason: null,
      account: null,
    })

  test('a deposit goes to the provider of its route, whose webhook address it gets', async () => {
    const player = await setup.player()
    const { body } = await setup.process(player, deposit)
    expect(body.url).toBe('https://nordic.test/pay')
    expect(nordic).toEqual([expect.stringMatching(/\/callbacks\/payments\/nordic$/)])
    expect(await rowOf(body.payment.id)).toMatchObject({ provider: 'nordic', tried_providers: [] })
    // Another provider cannot speak for it.
    expect(await settle(body.payment.id, 'sandbox', 'succeeded', 'x1')).toBe('unknown')
    expect(await settle(body.payment.id, 'nordic', 'succeeded', 'x2')).toBe('applied')
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  test('[CASH-09] while it does not answer, the next one takes the deposit; money at the first still counts, once', async () => {
    isNordicUp = false
    const player = await setup.player()
    const { body } = await setup.process(player, deposit)
    expect(body.url).toContain('/sandbox/psp/pay/')
    const { id } = body.payment
    expect(await rowOf(id)).toMatchObject({ provider: 'sandbox', tried_providers: ['nordic'] })
    // The order whose page was never shown expires at the first provider: the payment continues.
    expect(await settle(id, 'nordic', 'canceled', 'y1')).toBe('late')
    expect(await rowOf(id)).toMatchObject({ state: 'pending' })
    expect(await settle(id, 'nordic', 'succeeded', 'y2')).toBe('applied')
    expect(await settle(id, 'nordic', 'succeeded', 'y3')).toBe('late')
    expect(await rowOf(id)).toMatchObject({ provider: 'nordic', state: 'succeeded' })
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  test('[CASH-09] a deposit that a silent provider has ended by webhook is not taken by the next one', async () => {
    isNordicUp = false
    let id = 0
    report = async (own) => {
      id = own
      await settle(own, 'nordic', 'declined', 'z1')
    }
    const { status } = await setup.process(await setup.player(), deposit)
    expect(status).toBe(422)
    expect(await rowOf(id)).toMatchObject({ provider: 'nordic', tried_providers: [], state: 'declined' })
    const [row] = await setup.db.query('SELECT pay_url FROM payments WHERE id = $1', [BigInt(id)])
    expect(row).toEqual({ pay_url: null })
  })

  test('[CASH-09] the provider that has the order is believed although it was tried before', async () => {
    const { body } = await setup.process(await setup.player(), deposit)
    const { id } = body.payment
    await setup.db.query("UPDATE payments SET tried_providers = '{sandbox,nordic}' WHERE id = $1", [BigInt(id)])
    expect(await settle(id, 'nordic', 'canceled', 'w1')).toBe('applied')
    expect(await rowOf(id)).toMatchObject({ provider: 'nordic', state: 'canceled' })
  })

  test('a saved card of a provider that is not configured is not offered, and no other provider is asked to charge it', async () => {
    const player = await setup.player()
    const now = setup.core.clock.now()
    const card = (provider: string, token: string) =>
      setup.db.query(
        `INSERT INTO payment_accounts (player_id, method, brand, kind, title, token, last_used_at, provider)
         VALUES ($1, 'visa', 'visa', 'deposit', '•••• ' || $3, $3, $4, $2) RETURNING id`,
        [player.id, provider, token, now],
      )
    const [gone] = await card('gone', '1111')
    const [own] = await card('nordic', '2222')
    const listed = await setup.call('GET', '/api/player/payment_accounts', { as: player })
    expect((listed.body as { title: string }[]).map(({ title }) => title)).toEqual(['•••• 2222'])
    const pay = (id: unknown) => setup.process(player, { ...deposit, payment_account_id: Number(id) })
    expect(await pay(gone!['id'])).toMatchObject({ status: 404 })
    expect(nordic).toEqual([])
    expect(await pay(own!['id'])).toMatchObject({ status: 200 })
    expect(nordic).toHaveLength(1)
  })

  test('a payout without an answer is never sent to another provider', async () => {
    const player = await setup.player(10_000n)
    const { body } = await setup.process(player, {
      payment_method: 'btc',
      payment_action: 'cashout',
      currency: 'EUR',
      amount: '40.00',
      recipient,
    })
    const id = BigInt(body.payment.id)
    await setup.db.query("UPDATE payments SET state = 'processing' WHERE id = $1", [id])
    const needs = { ...setup.core, psp: { ...setup.sandbox, others: [other] } }
    await expect(sendPayout(needs, id)).rejects.toThrow(ProviderUnavailable)
    expect(payouts).toEqual([String(id)])
    expect(await rowOf(body.payment.id)).toMatchObject({ provider: 'nordic' })
  })
})
