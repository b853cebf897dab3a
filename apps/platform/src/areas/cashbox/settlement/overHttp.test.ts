import { afterAll, beforeAll, expect, test } from 'vitest'
import { conformPayments, paymentRules } from '../../../../../../tests/conformance/paymentRules.ts'
import { openLog } from '../../../core/log.ts'
import { ProviderUnavailable } from '../../../ports/psp/provider.ts'
import { remoteProvider } from '../../../ports/psp/remoteProvider.ts'
import { signedHeaders } from '../../../ports/psp/signature.ts'
import { onEachEngine } from '../../../testing/databases.ts'
import { type Json, MoneySetup } from '../../../testing/moneySetup.ts'
import { origin } from '../../../testing/testPlayers.ts'
import { approveWithdrawal } from '../withdrawals/approveWithdrawal.ts'
import { sendPayout } from '../withdrawals/sendPayout.ts'
import { reconcilePayments } from './reconcilePayments.ts'

const secret = 'a-provider-secret-for-tests'
const api = '/sandbox/psp/api'
const deposit = { payment_method: 'visa', payment_action: 'deposit', currency: 'EUR', amount: '50.00' }
const recipient = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cashout = { ...deposit, payment_method: 'btc', payment_action: 'cashout', recipient }

// The adapter for real providers calls the sandbox's own HTTP interface, which tests both sides of docs/payments.md at
// once.
onEachEngine((open) => {
  let setup: MoneySetup
  let spoil: ((answer: Response) => Response | Promise<Response>) | null = null
  let calls = 0
  const psp = remoteProvider({
    url: `${origin}${api}`,
    secret,
    now: () => setup.clock.now(),
    fetch: async (url, init) => {
      calls += 1
      const answer = await setup.route!(new Request(url, init))
      return spoil ? spoil(answer) : answer
    },
  })
  beforeAll(async () => {
    setup = await MoneySetup.open(open, () => psp)
  })
  afterAll(() => setup.close())

  const reconcile = () => reconcilePayments({ ...setup.core, psp, log: openLog('silent') })
  const begin = async () => {
    const player = await setup.player(10_000n)
    const { url, payment } = (await setup.process(player, deposit)).body
    return { player, path: new URL(url).pathname, payment: payment as Json }
  }

  test('[SEC-11] a deposit is ordered, paid and reported by signed calls', async () => {
    const { player, path, payment } = await begin()
    expect(payment.system_name).toBe('psp')
    await setup.choose(path, 'pay', { last_four: '4417', expires: '08/29' })
    expect(await setup.state(payment.id)).toBe('succeeded')
    expect(await setup.money(player)).toMatchObject({ real: 15_000 })
  })

  test('an approved withdrawal is ordered once and paid', async () => {
    const player = await setup.player(10_000n)
    const { id } = (await setup.process(player, cashout)).body.payment
    await approveWithdrawal(setup.core, BigInt(id))
    for (let time = 0; time < 2; time += 1) await sendPayout({ ...setup.core, psp }, BigInt(id))
    setup.clock.move(21_000)
    await setup.sandbox.deliver()
    expect(await setup.state(id)).toBe('succeeded')
    expect(await setup.money(player)).toEqual({ real: 5000, bonus: 0, withheld: 0 })
  })

  test('[SEC-11] after a lost webhook the payment is queried, and only a signed answer counts', async () => {
    const { path, payment } = await begin()
    await setup.choose(path, 'pay', { silent: '1' })
    setup.clock.move(6 * 60_000)
    spoil = async (answer) => new Response((await answer.text()).replace('succeeded', 'declined'), answer)
    await reconcile()
    expect(await setup.state(payment.id)).toBe('pending')
    spoil = null
    setup.clock.move(6 * 60_000)
    await reconcile()
    expect(await setup.state(payment.id)).toBe('succeeded')
  })

  test('a status query reports an unknown, an open and a cancelled order', async () => {
    const { payment } = await begin()
    const order = { kind: 'deposit', paymentId: String(payment.id) } as const
    expect(await psp.queryOrder({ ...order, paymentId: '999999999' })).toBe('unknown')
    expect(await psp.queryOrder({ ...order, kind: 'payout' })).toBe('unknown')
    expect(await psp.queryOrder(order)).toBe('open')
    expect(await psp.cancelDeposit(order.paymentId)).toBe(true)
    expect(await psp.queryOrder(order)).toMatchObject({ paymentId: order.paymentId, status: 'canceled' })
    expect(await psp.cancelDeposit(order.paymentId)).toBe(false)
  })

  test('a call without an answer is retried once, and a rejected call is not', async () => {
    let answers = 0
    spoil = (answer) => {
      answers += 1
      if (answers === 1) throw new TypeError('connection lost')
      return answer
    }
    const { payment } = await begin()
    expect([payment.state, answers]).toEqual(['pending', 2])
    calls = 0
    spoil = () => new Response('{}', { status: 422 })
    await expect(psp.queryOrder({ kind: 'deposit', paymentId: '1' })).rejects.toThrow(ProviderUnavailable)
    expect(calls).toBe(1)
    spoil = null
  })

  test('[CASH-09] a deposit that was charged although the provider seemed unreachable is booked', async () => {
    const player = await setup.player()
    spoil = () => new Response('busy', { status: 503 })
    const refused = await setup.process(player, deposit)
    spoil = null
    expect(Object.keys(refused.body.errors.base)).toEqual(['provider_unavailable'])
    const [payment] = (await setup.call('GET', '/api/player/payments', { as: player })).body
    expect(payment.state).toBe('declined')
    const [order] = await setup.db.query<{ token: string }>(
      'SELECT token FROM sandbox_psp_orders WHERE payment_id = $1',
      [String(payment.id)],
    )
    await setup.choose(`/sandbox/psp/pay/${order!.token}`, 'pay')
    expect(await setup.state(payment.id)).toBe('succeeded')
    expect(await setup.money(player)).toMatchObject({ real: 5000 })
  })

  const conformOn = (send: (address: string, init: RequestInit) => Promise<Response>) =>
    conformPayments({ url: `${origin}${api}`, secret, now: () => setup.clock.now(), send })

  test('[SEC-11] the sandbox passes every conformance rule for real providers', async () => {
    const verdicts = await conformOn((address, init) => setup.route!(new Request(address, init)))
    expect(verdicts.filter(({ isMet }) => !isMet)).toEqual([])
    expect(verdicts).toHaveLength(paymentRules.length)
  })

  test('the conformance rules detect a provider with unsigned webhooks, unchecked signatures or lost orders', async () => {
    const unsigned = await conformOn(async (address, init) => {
      const answer = await setup.route!(new Request(address, init))
      answer.headers.delete('x-payment-signature')
      return answer
    })
    expect(unsigned.filter(({ isMet }) => !isMet).map(({ rule }) => rule)).toEqual([
      expect.stringContaining('its webhook is signed'),
    ])
    const trusting = await conformOn(async () => Response.json({ url: 'https://psp.test/pay', reference: 'r' }))
    const broken = trusting.filter(({ isMet }) => !isMet).map(({ rule }) => rule)
    expect(broken.filter((rule) => rule.includes('signed with another secret'))).toHaveLength(5)
    expect(broken).toContainEqual(expect.stringContaining('a rejected order does not exist'))
  })

  test.each(['deposits', 'payouts', 'status', 'cancel', 'refund'])(
    '[SEC-11] %s is refused unsigned, late or unreadable',
    async (name) => {
      const path = `${api}/${name}`
      const at = (seconds: number) => new Date(setup.clock.now().getTime() + seconds * 1000)
      const send = async (headers: Record<string, string>) => {
        const { status, body } = await setup.send(path, '{}', headers)
        return [status, body.code]
      }
      expect(await send({})).toEqual([401, 'signature_invalid'])
      expect(await send(signedHeaders('another-secret-altogether', path, '{}', at(0)))).toEqual([
        401,
        'signature_invalid',
      ])
      expect(await send(signedHeaders(secret, path, '{}', at(-301)))).toEqual([401, 'request_expired'])
      expect(await send(signedHeaders(secret, path, '{}', at(0)))).toEqual([422, 'malformed'])
    },
  )
})
