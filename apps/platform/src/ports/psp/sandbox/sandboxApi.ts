import type { Context } from 'hono'
import { z } from 'zod'
import type { Db } from '../../../core/db/db.ts'
import type { App } from '../../../core/http/app.ts'
import { parseJson, signatureFault, signedHeaders } from '../signature.ts'
import { findByPayment } from './orders.ts'
import type { SandboxProvider } from './sandboxProvider.ts'

const paymentId = z.string().regex(/^\d{1,18}$/)
const amount = { amount: z.string().max(32), currency: z.string().max(5) }
const order = {
  payment_id: paymentId,
  player: z.string().max(64),
  player_status: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']).nullable(),
  ...amount,
  method: z.object({ id: z.string(), brand: z.string(), title: z.string(), type: z.string() }),
  coin: z.object(amount).nullable(),
  callback_url: z.url(),
}
const deposit = z.object({
  ...order,
  one_click: z.boolean(),
  account: z.object({ token: z.string(), title: z.string() }).nullable(),
  locale: z.string().max(10),
  success_url: z.url(),
  failure_url: z.url(),
  pending_url: z.url(),
})
const payout = z.object({ ...order, destination: z.string().max(256) })
const status = z.object({ kind: z.enum(['deposit', 'payout']), payment_id: paymentId })
const ofDeposit = z.object({ payment_id: paymentId })

export interface SandboxApiOptions {
  readonly db: Db
  readonly provider: SandboxProvider
  /** Signs the calls of its API, both ways. */
  readonly secret: string
  readonly now: () => Date
}

/**
 * The sandbox provider over the HTTP of docs/payments.md, for merchants outside this process and for the conformance
 * script.
 */
export function mountSandboxApi(app: App, options: SandboxApiOptions): void {
  const { provider, db } = options

  /** A call that is signed and well formed; any other call is rejected before it is examined. */
  function call<T>(path: string, form: z.ZodType<T>, answer: (c: Context, input: T) => Promise<Response>): void {
    app.post(`/sandbox/psp/api/${path}`, async (c) => {
      const body = await c.req.text()
      const signed = { path: new URL(c.req.url).pathname, headers: c.req.raw.headers, body }
      const fault = signatureFault(options.secret, signed, options.now())
      if (fault) return c.json({ code: fault }, 401)
      const read = form.safeParse(parseJson(body))
      return read.success ? answer(c, read.data) : c.json({ code: 'malformed' }, 422)
    })
  }

  call('deposits', deposit, async (c, given) => {
    const { payment_id, callback_url, success_url, failure_url, pending_url, one_click, player_status, ...rest } = given
    const { isFrameable, url, ...placed } = await provider.startDeposit({
      ...rest,
      paymentId: payment_id,
      isOneClick: one_click,
      playerStatus: player_status,
      callbackUrl: callback_url,
      returnUrls: { success: success_url, failure: failure_url, pending: pending_url },
    })
    return c.json({ ...placed, frame: isFrameable, url: url && new URL(url, c.req.url).href })
  })

  call('payouts', payout, async (c, { payment_id, callback_url, player_status, ...rest }) => {
    const names = { paymentId: payment_id, callbackUrl: callback_url, playerStatus: player_status }
    return c.json(await provider.startPayout({ ...names, ...rest }))
  })

  call('status', status, async (c, { kind, payment_id }) => {
    const found = await findByPayment(db, { kind, paymentId: payment_id })
    if (!found) return c.json({ code: 'unknown' }, 404)
    if (found.webhook === null) return c.body(null, 204)
    const { pathname } = new URL(c.req.url)
    return c.body(found.webhook, 200, signedHeaders(options.secret, pathname, found.webhook, options.now()))
  })

  call('cancel', ofDeposit, async (c, { payment_id }) => c.json({ canceled: await provider.cancelDeposit(payment_id) }))

  call('refund', ofDeposit, async (c, { payment_id }) => c.json({ refunded: await provider.refundDeposit(payment_id) }))
}
