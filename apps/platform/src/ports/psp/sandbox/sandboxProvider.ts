import type { Db } from '../../../core/db/db.ts'
import type { DepositOrder, PaymentProvider } from '../provider.ts'
import { readWebhook, signedHeaders } from '../signature.ts'
import { coinTarget } from './coins.ts'
import { claimWebhooks, closeWebhook, type Decision, decide, due, findByPayment, place } from './orders.ts'

export interface SandboxOptions {
  readonly db: Db
  readonly secret: string
  readonly now: () => Date
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Where callbacks are really sent when the public address is not reachable from the machine itself. */
  readonly callbackOrigin?: string
  readonly onError?: (error: unknown) => void
}

export interface SandboxProvider extends PaymentProvider {
  decide(token: string, decision: Decision): Promise<boolean>
  /** Runs everything due by the clock and sends pending webhooks. Returns how many were delivered. */
  deliver(): Promise<number>
  /** Calls `deliver` every second until stopped. */
  start(): { stop(): Promise<void> }
}

/** An unpaid page expires after this. */
const pageLifeMs = 30 * 60_000
/** Duration of an approved payout. */
const payoutMs = 20_000
/** How long a deposit waits if the page's form requested a delay. */
export const waitingMs = 30_000
const pollMs = 1000
/** A saved account is charged without a page after this long. */
const chargeMs = 1000

/**
 * The outcome of a charge without a page: an amount with 13 cents is declined, one with 31 needs a page (3-D Secure).
 */
function chargeOf({ isOneClick, account, amount }: DepositOrder): 'succeeded' | 'declined' | null {
  if (!isOneClick || !account || amount.endsWith('.31')) return null
  return amount.endsWith('.13') ? 'declined' : 'succeeded'
}

/** The sandbox provider: a hosted page that can end in every way, and callbacks over real HTTP. */
export function sandboxProvider(options: SandboxOptions): SandboxProvider {
  const { db, secret, now } = options
  const later = (ms: number) => new Date(now().getTime() + ms)

  async function send(): Promise<number> {
    const webhooks = await claimWebhooks(db, now())
    let arrived = 0
    for (const webhook of webhooks) {
      const target = new URL(webhook.callback_url)
      const address = options.callbackOrigin ? new URL(target.pathname, options.callbackOrigin) : target
      const answer = await options
        .fetch(address.href, {
          method: 'POST',
          headers: signedHeaders(secret, target.pathname, webhook.body, now()),
          body: webhook.body,
          signal: AbortSignal.timeout(10_000),
        })
        .then((response) => response.status)
        // No response counts as status 0, which is sent again.
        .catch(() => 0)
      // A webhook that the platform does not know or accept is not repeated; any other failure may be temporary.
      if ((answer >= 200 && answer < 300) || [404, 410, 422].includes(answer))
        await closeWebhook(db, webhook.id, answer, now())
      if (answer >= 200 && answer < 300) arrived += 1
    }
    return arrived
  }

  async function deliver(): Promise<number> {
    for (const { token, due_status, kind, account: charged } of await due(db, now())) {
      const reason = due_status === 'canceled' && kind === 'deposit' ? { reason: 'expired' } : {}
      const account = due_status === 'succeeded' && charged ? { account: { ...charged, expires: null } } : {}
      await decide(db, token, { status: due_status, ...reason, ...account }, now())
    }
    return send()
  }

  return {
    name: 'sandbox',
    async startDeposit(order) {
      const charge = chargeOf(order)
      const plan = charge
        ? { at: later(chargeMs), status: charge }
        : ({ at: later(pageLifeMs), status: 'canceled' } as const)
      const token = await place(db, 'deposit', order, now(), plan)
      const { coin } = order
      return {
        reference: token.slice(0, 12),
        url: charge ? null : `/sandbox/psp/pay/${token}`,
        isFrameable: true,
        coin: coin && coinTarget(coin.currency, token, coin.amount),
      }
    },
    async startPayout(order) {
      const token = await place(db, 'payout', order, now(), { at: later(payoutMs), status: 'succeeded' })
      return { reference: token.slice(0, 12) }
    },
    async queryOrder(order) {
      const found = await findByPayment(db, order)
      if (!found) return 'unknown'
      if (found.webhook === null) return 'open'
      const headers = new Headers(signedHeaders(secret, '', found.webhook, now()))
      const verdict = readWebhook(secret, { path: '', headers, body: found.webhook }, now())
      if (!verdict.ok) throw new Error(`the sandbox cannot read its own webhook: ${verdict.code}`)
      return verdict.message
    },
    async cancelDeposit(paymentId) {
      const found = await findByPayment(db, { kind: 'deposit', paymentId })
      return found !== null && decide(db, found.token, { status: 'canceled', reason: 'expired', from: 'open' }, now())
    },
    async refundDeposit(paymentId) {
      const found = await findByPayment(db, { kind: 'deposit', paymentId })
      if (!found) return false
      return found.status === 'refunded' || decide(db, found.token, { status: 'refunded' }, now())
    },
    verifyCallback: (request, at) => readWebhook(secret, request, at),
    decide: (token, decision) => decide(db, token, decision, now()),
    deliver,
    start: () => repeat(deliver, options.onError),
  }
}

function repeat(work: () => Promise<unknown>, onError: SandboxOptions['onError']): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = work()
      .catch((error: unknown) => onError?.(error))
      .finally(() => {
        isBusy = false
      })
  }, pollMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
