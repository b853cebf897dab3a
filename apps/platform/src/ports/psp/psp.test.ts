import { isCoinAddress } from '@apogee/rules/cashbox/address'
import { expect, test } from 'vitest'
import { type DepositOrder, ProviderUnavailable } from './provider.ts'
import { remoteProvider } from './remoteProvider.ts'
import { coinAddress } from './sandbox/coins.ts'
import { readWebhook, signedHeaders } from './signature.ts'

const now = new Date('2026-10-01T12:00:00.000Z')
const secret = 'a-secret-shared-with-the-provider'
const order: DepositOrder = {
  paymentId: '7',
  player: '10001',
  amount: '50.00',
  currency: 'EUR',
  method: { id: 'visa', brand: 'visa', title: 'Visa', type: 'cards' },
  coin: null,
  account: null,
  isOneClick: false,
  playerStatus: 'Gold',
  locale: 'de',
  callbackUrl: 'https://apogee.test/callbacks/payments/psp',
  returnUrls: { success: 'https://apogee.test/a', failure: 'https://apogee.test/b', pending: 'https://apogee.test/c' },
}

function provider(answer: () => Promise<Response> | Response) {
  const sent: { url: string; init: RequestInit }[] = []
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return answer()
  }
  return { sent, psp: remoteProvider({ url: 'https://psp.test/api/', secret, fetch, now: () => now }) }
}

test('[ROLE-10] [SEC-11] an order to the real provider is signed over its time, its path and its bytes', async () => {
  const { sent, psp } = provider(() => Response.json({ url: 'https://psp.test/pay/1', reference: 'r1' }))
  expect(await psp.startDeposit(order)).toEqual({
    url: 'https://psp.test/pay/1',
    reference: 'r1',
    isFrameable: false,
    coin: null,
  })
  const [{ url, init }] = sent as [{ url: string; init: RequestInit }]
  expect(url).toBe('https://psp.test/api/deposits')
  expect(init.headers).toEqual(signedHeaders(secret, '/api/deposits', String(init.body), now))
  expect(JSON.parse(String(init.body))).toEqual({
    payment_id: '7',
    player: '10001',
    amount: '50.00',
    currency: 'EUR',
    coin: null,
    account: null,
    locale: 'de',
    method: { id: 'visa', brand: 'visa', title: 'Visa', type: 'cards' },
    one_click: false,
    player_status: 'Gold',
    callback_url: 'https://apogee.test/callbacks/payments/psp',
    success_url: 'https://apogee.test/a',
    failure_url: 'https://apogee.test/b',
    pending_url: 'https://apogee.test/c',
  })
})

test.each([
  ['an error', () => new Response('busy', { status: 503 })],
  ['no JSON', () => new Response('<html>')],
  ['no address', () => Response.json({ reference: 'r1' })],
  ['an address that is no page', () => Response.json({ url: 'javascript:alert(1)', reference: 'r1' })],
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
])('a provider that answers %s has taken no order', async (_, answer) => {
  await expect(provider(answer).psp.startDeposit(order)).rejects.toThrow(ProviderUnavailable)
})

const webhook = JSON.stringify({
  id: 'w1',
  payment_id: '7',
  reference: 'r1',
  status: 'succeeded',
  amount: '50.00',
  currency: 'EUR',
})
const path = '/callbacks/payments/psp'
const read = (headers: Record<string, string>, body = webhook, at = now, where = path) =>
  readWebhook(secret, { path: where, headers: new Headers(headers), body }, at)

test('[SEC-11] a signed and fresh webhook is accepted', () => {
  expect(read(signedHeaders(secret, path, webhook, now))).toMatchObject({
    ok: true,
    message: { id: 'w1', paymentId: '7', status: 'succeeded', reason: null, account: null },
  })
})

test.each([
  ['another body', webhook.replace('50.00', '90.00'), now, path, 'signature_invalid'],
  ['another address', webhook, now, '/callbacks/payments/other', 'signature_invalid'],
  ['a later time', webhook, new Date(now.getTime() + 301_000), path, 'request_expired'],
  ['an earlier time', webhook, new Date(now.getTime() - 301_000), path, 'request_expired'],
])('[SEC-11] a signature does not fit %s', (_, body, at, where, code) => {
  expect(read(signedHeaders(secret, path, webhook, now), body, at, where)).toEqual({ ok: false, code })
})

test('[SEC-11] a webhook without headers, or signed with an odd time, is rejected', () => {
  expect(read({})).toEqual({ ok: false, code: 'signature_invalid' })
  const odd = signedHeaders(secret, path, webhook, new Date(Number.NaN))
  expect(read(odd)).toEqual({ ok: false, code: 'request_expired' })
})

test('[SEC-11] the example of docs/payments.md is signed as we sign', () => {
  const body = '{"kind":"deposit","payment_id":"1"}'
  const at = new Date(1_790_856_000_000)
  expect(signedHeaders('a-secret-of-sixteen-characters', '/v1/status', body, at)['x-payment-signature']).toBe(
    '87f880353fcfc2df1b0e5a970163faa4cf0841124a1c4e871572de148d537d6b',
  )
})

test('a signed webhook of the wrong form is malformed', () => {
  for (const body of ['', '[]', '{"id":"w1"}', webhook.replace('succeeded', 'perhaps')]) {
    expect(read(signedHeaders(secret, path, body, now), body)).toEqual({ ok: false, code: 'malformed' })
  }
})

test.each(['BTC', 'ETH', 'LTC', 'BCH', 'DOG', 'USDT'])(
  'a sandbox address has the form of %s and belongs to its order',
  (coin) => {
    expect(isCoinAddress(coin, coinAddress(coin, 'order-1'))).toBe(true)
    expect(coinAddress(coin, 'order-1')).toBe(coinAddress(coin, 'order-1'))
    expect(coinAddress(coin, 'order-1')).not.toBe(coinAddress(coin, 'order-2'))
  },
)
