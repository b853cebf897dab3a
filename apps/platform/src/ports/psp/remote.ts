import { z } from 'zod'
import type { OrderAmount, PaymentProvider } from './provider.ts'
import { ProviderUnavailable } from './provider.ts'
import { readCallback, signedHeaders } from './signature.ts'

export interface RemoteProviderOptions {
  /** PSP_URL: base address of the provider's API, with or without a path. */
  readonly url: string
  /** PSP_SECRET: signs both ways. */
  readonly secret: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => Date
}

/** Longer than this and the player has gone; the same order may be sent again. */
const limitMs = 10_000

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

/**
 * Any provider that speaks our signed JSON over HTTP, or a gateway that translates for one: `POST {PSP_URL}/deposits` and
 * `POST {PSP_URL}/payouts` (docs/operating.md has the fields). Answers other than 200 and 201 are no order.
 */
export function remoteProvider({ url, secret, fetch, now }: RemoteProviderOptions): PaymentProvider {
  const base = url.replace(/\/$/, '')

  async function send<T>(path: string, order: object, answer: z.ZodType<T>): Promise<T> {
    const address = new URL(`${base}${path}`)
    const body = JSON.stringify(order)
    try {
      const response = await fetch(address.href, {
        method: 'POST',
        headers: signedHeaders(secret, address.pathname, body, now()),
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return answer.parse(await response.json())
    } catch (error) {
      throw new ProviderUnavailable(`POST ${path} to the payment provider failed`, { cause: error })
    }
  }

  return {
    name: 'psp',
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
        startedDeposit,
      ),
    startPayout: ({ paymentId, callbackUrl, playerStatus, ...order }) =>
      send(
        '/payouts',
        { payment_id: paymentId, ...order, player_status: playerStatus, callback_url: callbackUrl },
        startedPayout,
      ),
    verifyCallback: (request, at) => readCallback(secret, request, at),
  }
}
