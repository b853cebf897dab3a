import { createHmac, randomInt } from 'node:crypto'

/** A payment provider as the platform sees it. */
export interface ProviderUnderTest {
  /** PSP_URL, without a trailing slash. */
  readonly url: string
  readonly secret: string
  /** A further secret that it has to accept, while one is replaced by another. */
  readonly olderSecret?: string
  readonly send: (address: string, init: RequestInit) => Promise<Response>
  readonly now: () => Date
}

export interface Verdict {
  readonly rule: string
  readonly isMet: boolean
  readonly why: string | null
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Empty if the answer is not an object. */
  readonly body: Readonly<Record<string, unknown>>
}

type Call = (name: string, body: object, changes?: { secret?: string; seconds?: number }) => Promise<Answer>

/** A rule of docs/payments.md and its check, which throws if the provider breaks the rule. */
interface Rule {
  readonly name: string
  run(call: Call, provider: ProviderUnderTest): Promise<void>
}

// Reimplemented on purpose: the platform's signing must agree with the protocol, not with itself.
const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

const pathOf = ({ url }: ProviderUnderTest, name: string): string => new URL(`${url}/${name}`).pathname

const caller =
  (provider: ProviderUnderTest): Call =>
  async (name, order, { secret = provider.secret, seconds = 0 } = {}) => {
    const body = JSON.stringify(order)
    const timestamp = String(Math.floor(provider.now().getTime() / 1000) + seconds)
    const response = await provider.send(`${provider.url}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payment-timestamp': timestamp,
        'x-payment-signature': sign(secret, `${timestamp}.${pathOf(provider, name)}.${body}`),
      },
      body,
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: read(text) }
  }

function read(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`)
}

const newNumber = (): string => String(randomInt(1e12, 9e12))
const ordered = ['deposits', 'payouts'] as const
const calls = [...ordered, 'status', 'cancel', 'refund'] as const

const order = (paymentId: string) => ({
  payment_id: paymentId,
  player: '10001',
  player_status: null,
  amount: '20.00',
  currency: 'EUR',
  method: { id: 'visa', brand: 'visa', title: 'Visa', type: 'cards' },
  coin: null,
  callback_url: 'https://platform.example/callbacks/payments/psp',
})
const deposit = (paymentId: string) => ({
  ...order(paymentId),
  account: null,
  one_click: false,
  locale: 'en',
  success_url: 'https://platform.example/a',
  failure_url: 'https://platform.example/b',
  pending_url: 'https://platform.example/c',
})
const payout = (paymentId: string) => ({ ...order(paymentId), destination: 'account-1' })
const orderOf = { deposits: deposit, payouts: payout }

async function begin(call: Call): Promise<string> {
  const number = newNumber()
  same('deposits', (await call('deposits', deposit(number))).status < 300, true)
  return number
}

export const paymentRules: readonly Rule[] = [
  {
    name: 'deposits: a payment page and a reference',
    run: async (call) => {
      const { status, body } = await call('deposits', deposit(newNumber()))
      same('status', status === 200 || status === 201, true)
      same('reference', typeof body['reference'], 'string')
      if (!/^https?:\/\//.test(String(body['url']))) throw new Error(`url is ${JSON.stringify(body['url'])}`)
    },
  },
  {
    name: 'payouts: a reference',
    run: async (call) => {
      const { status, body } = await call('payouts', payout(newNumber()))
      same('status', status === 200 || status === 201, true)
      same('reference', typeof body['reference'], 'string')
    },
  },
  ...ordered.map((name) => ({
    name: `${name}: the same number again, even at once, is the same order`,
    run: async (call: Call) => {
      const body = orderOf[name](newNumber())
      const answers = await Promise.all([1, 2, 3].map(() => call(name, body)))
      answers.push(await call(name, body))
      const contents = answers.map(({ body: { url, reference } }) => JSON.stringify([url, reference]))
      same('different answers', new Set(contents).size, 1)
    },
  })),
  ...calls.map((name) => ({
    name: `${name}: rejected when signed with another secret, or 301 seconds early or late`,
    run: async (call: Call) => {
      const body = name === 'status' ? { kind: 'deposit', payment_id: newNumber() } : orderOf.deposits(newNumber())
      same('another secret', (await call(name, body, { secret: 'not-the-secret-we-share' })).status, 401)
      for (const seconds of [-301, 301]) same(`${seconds} s`, (await call(name, body, { seconds })).status, 401)
    },
  })),
  {
    name: 'a rejected order does not exist',
    run: async (call) => {
      const number = newNumber()
      await call('deposits', deposit(number), { secret: 'not-the-secret-we-share' })
      same('status', (await call('status', { kind: 'deposit', payment_id: number })).status, 404)
    },
  },
  {
    name: 'status: 404 for an unknown order, 204 for an unpaid one',
    run: async (call) => {
      same('unknown', (await call('status', { kind: 'deposit', payment_id: newNumber() })).status, 404)
      const number = await begin(call)
      same('open', (await call('status', { kind: 'deposit', payment_id: number })).status, 204)
      same('as a payout', (await call('status', { kind: 'payout', payment_id: number })).status, 404)
    },
  },
  {
    name: 'cancel: an unpaid deposit is closed once, and its webhook is signed and always the same',
    run: async (call, provider) => {
      const number = await begin(call)
      same('cancel', (await call('cancel', { payment_id: number })).body, { canceled: true })
      same('cancel again', (await call('cancel', { payment_id: number })).body, { canceled: false })
      const responses = [1, 2].map(() => call('status', { kind: 'deposit', payment_id: number }))
      const [first, second] = await Promise.all(responses)
      const { payment_id, status, amount, currency, id } = first!.body
      same('webhook', [payment_id, status, amount, currency], [number, 'canceled', '20.00', 'EUR'])
      same('id of the webhook', second!.body['id'], id)
      const timestamp = first!.headers.get('x-payment-timestamp') ?? ''
      const signed = sign(provider.secret, `${timestamp}.${pathOf(provider, 'status')}.${first!.text}`)
      same('signature of the answer', first!.headers.get('x-payment-signature'), signed)
    },
  },
  {
    name: 'refund: an unpaid deposit is not refunded',
    run: async (call) => {
      same('unpaid', (await call('refund', { payment_id: await begin(call) })).body, { refunded: false })
      same('unknown', (await call('refund', { payment_id: newNumber() })).body, { refunded: false })
    },
  },
  {
    name: 'a malformed request is answered with 400 or 422, and orders nothing',
    run: async (call) => {
      for (const name of calls) {
        const { status } = await call(name, ordered.some((one) => one === name) ? { payment_id: newNumber() } : {})
        if (status !== 400 && status !== 422) throw new Error(`${name}: ${status} instead of 400 or 422`)
      }
      const number = newNumber()
      await call('deposits', { payment_id: number })
      same('status', (await call('status', { kind: 'deposit', payment_id: number })).status, 404)
    },
  },
  {
    name: 'two secrets: while one is replaced, calls signed with either are accepted',
    run: async (call, { olderSecret }) => {
      if (olderSecret === undefined) return
      const body = { kind: 'deposit', payment_id: newNumber() }
      same('newer', (await call('status', body)).status, 404)
      same('older', (await call('status', body, { secret: olderSecret })).status, 404)
    },
  },
]

/** Tests every rule on a provider, one after the other. */
export async function conformPayments(provider: ProviderUnderTest): Promise<Verdict[]> {
  const call = caller(provider)
  const verdicts: Verdict[] = []
  for (const { name: rule, run } of paymentRules) {
    try {
      await run(call, provider)
      verdicts.push({ rule, isMet: true, why: null })
    } catch (error) {
      verdicts.push({ rule, isMet: false, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return verdicts
}
