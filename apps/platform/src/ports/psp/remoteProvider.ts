import { z } from 'zod'
import type { OrderAmount, PaymentProvider } from './provider.ts'
import { ProviderUnavailable } from './provider.ts'
import { parseJson, readWebhook, signedHeaders } from './signature.ts'

export interface RemoteProviderOptions {
  /** PSP_URL: base address of the provider's API, with or without a path. */
  readonly url: string
  /** Part of the callback address and of stored payments: never change it. */
  readonly name?: string
  /** PSP_SECRET: signs both ways. */
  readonly secret: string
  /** Further secrets that the provider may still sign with, while one is replaced by another. */
  readonly olderSecrets?: readonly string[]
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => Date
}

/** Both attempts together are the longest a player waits; the same order may be sent again. */
const limitMs = 5_000
const tries = 2

const startedDeposit = z
  .object({
    url: z.url({ protocol: /^https?$/ }).nullable(),
    reference: z.string().max(128),
    frame: z.boolean().default(false),
    coin: z
      .object({ address: z.string().max(128), network: z.string().max(40), link: z.string().max(300) })
      .nullable()
      .default(null),
  })
  .transform(({ frame, ...rest }) => ({ ...rest, isFrameable: frame }))
const startedPayout = z.object({ reference: z.string().max(128) })
const canceled = z.object({ canceled: z.boolean() })
const refunded = z.object({ refunded: z.boolean() })

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Any provider that speaks our signed JSON over HTTP, or a gateway that translates for one (docs/payments.md). */
export function remoteProvider(options: RemoteProviderOptions): PaymentProvider {
  const { name = 'psp', url, secret, olderSecrets = [], fetch, now } = options
  const secrets = [secret, ...olderSecrets]
  const base = url.replace(/\/$/, '')
  const addressOf = (path: string) => new URL(`${base}${path}`)

  async function once(path: string, body: string): Promise<Answer> {
    const address = addressOf(path)
    const response = await fetch(address.href, {
      method: 'POST',
      headers: signedHeaders(secret, address.pathname, body, now()),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }

  /** Repeats a call whose outcome is unknown: every call may be made twice. */
  async function send<T>(path: string, order: object, read: (answer: Answer) => T): Promise<T> {
    const body = JSON.stringify(order)
    let cause: unknown
    for (let attempt = 0; attempt < tries; attempt += 1) {
      try {
        return read(await once(path, body))
      } catch (error) {
        cause = error
        if (error instanceof NoOrder) break
      }
    }
    throw new ProviderUnavailable(`POST ${path} to the payment provider failed`, { cause })
  }

  return {
    name,
    startDeposit: ({ paymentId, callbackUrl, returnUrls, isOneClick, playerStatus, ...order }) =>
      send(
        '/deposits',
        {
          payment_id: paymentId,
          ...order,
          one_click: isOneClick,
          player_status: playerStatus,
          callback_url: callbackUrl,
          success_url: returnUrls.success,
          failure_url: returnUrls.failure,
          pending_url: returnUrls.pending,
        } satisfies OrderAmount & Record<string, unknown>,
        (answer) => jsonOf(answer, startedDeposit),
      ),
    startPayout: ({ paymentId, callbackUrl, playerStatus, ...order }) =>
      send(
        '/payouts',
        { payment_id: paymentId, ...order, player_status: playerStatus, callback_url: callbackUrl },
        (answer) => jsonOf(answer, startedPayout),
      ),
    queryOrder: ({ kind, paymentId }) =>
      send('/status', { kind, payment_id: paymentId }, (answer) => {
        if (answer.status === 404) return 'unknown'
        if (answer.status === 204) return 'open'
        // Anything that moves money is signed, whether it was a callback or an answer.
        const { headers, body } = answer
        const verdict = readWebhook(secrets, { path: addressOf('/status').pathname, headers, body }, now())
        if (!verdict.ok) throw new NoOrder(`the answer is not believed: ${verdict.code}`)
        if (verdict.message.paymentId !== paymentId) throw new NoOrder('the answer speaks of another payment')
        return verdict.message
      }),
    cancelDeposit: async (paymentId) => {
      const answer = await send('/cancel', { payment_id: paymentId }, (given) => jsonOf(given, canceled))
      return answer.canceled
    },
    refundDeposit: async (paymentId) => {
      const answer = await send('/refund', { payment_id: paymentId }, (given) => jsonOf(given, refunded))
      return answer.refunded
    },
    verifyCallback: (request, at) => readWebhook(secrets, request, at),
  }
}

/** An error that a retry would not change. */
class NoOrder extends Error {}

function jsonOf<T>({ status, body }: Answer, schema: z.ZodType<T>): T {
  if (status !== 200 && status !== 201) throw new NoOrder(`status ${status}`)
  const read = schema.safeParse(parseJson(body))
  if (!read.success) throw new NoOrder('an answer of another form', { cause: read.error })
  return read.data
}
