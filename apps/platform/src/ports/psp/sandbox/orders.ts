import { itemAt } from '@apogee/rules/validation/required'
import type { Db, Row, Sql } from '../../../core/db/db.ts'
import { randomToken } from '../../../core/ids.ts'
import type { DepositOrder, OrderName, PayoutOrder } from '../provider.ts'
import type { WireMessage } from '../signature.ts'

type OrderStatus = 'open' | 'processing' | EndStatus | 'refunded' | 'charged_back'
type EndStatus = 'succeeded' | 'declined' | 'canceled'

interface OrderBase {
  readonly token: string
  readonly status: OrderStatus
  readonly created_at: Date
}
export interface DepositRecord extends OrderBase {
  readonly kind: 'deposit'
  readonly request: DepositOrder
}
interface PayoutRecord extends OrderBase {
  readonly kind: 'payout'
  readonly request: PayoutOrder
}
export type OrderRecord = DepositRecord | PayoutRecord

interface Plan {
  /** When and how the provider acts automatically; null leaves the order to the page. */
  readonly at: Date
  readonly status: EndStatus
}

// The columns of a record; `kind` decides the type of `request`, as place() wrote it.
const columns = 'token, kind, request, status, created_at'

/** Books an order; the same payment again is the same order. */
export async function place(
  sql: Sql,
  kind: OrderRecord['kind'],
  request: DepositOrder | PayoutOrder,
  now: Date,
  plan: Plan | null,
): Promise<string> {
  const rows = await sql.query<{ token: string }>(
    `INSERT INTO sandbox_psp_orders (token, kind, payment_id, request, status, created_at, due_at, due_status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (kind, payment_id) DO UPDATE SET payment_id = excluded.payment_id
     RETURNING token`,
    [
      randomToken(),
      kind,
      request.paymentId,
      JSON.stringify(request),
      kind === 'payout' ? 'processing' : 'open',
      now,
      plan?.at ?? null,
      plan?.status ?? null,
    ],
  )
  return itemAt(rows, 0).token
}

export async function find(sql: Sql, token: string): Promise<OrderRecord | null> {
  const [order] = await sql.query<OrderRecord & Row>(`SELECT ${columns} FROM sandbox_psp_orders WHERE token = $1`, [
    token,
  ])
  return order ?? null
}

/** An order by its payment, with its latest webhook. */
export async function findByPayment(
  sql: Sql,
  { kind, paymentId }: OrderName,
): Promise<{ readonly token: string; readonly status: OrderStatus; readonly webhook: string | null } | null> {
  const rows = await sql.query<{ token: string; status: OrderStatus; webhook: string | null }>(
    `SELECT token, status, (SELECT body FROM sandbox_psp_words w WHERE w.token = o.token ORDER BY id DESC LIMIT 1) AS webhook
     FROM sandbox_psp_orders o WHERE kind = $1 AND payment_id = $2`,
    [kind, paymentId],
  )
  return rows[0] ?? null
}

/** The newest orders of the book. */
export async function latest(sql: Sql, kind: OrderRecord['kind'], count: number): Promise<OrderRecord[]> {
  return sql.query<OrderRecord & Row>(
    `SELECT ${columns} FROM sandbox_psp_orders WHERE kind = $1 ORDER BY created_at DESC, token LIMIT $2`,
    [kind, count],
  )
}

export interface Decision {
  readonly status: Exclude<OrderStatus, 'open'>
  readonly reason?: string
  readonly account?: WireMessage['account']
  /** The provider's next automatic step. */
  readonly plan?: Plan
  /** Sends the same webhook this many times, like a careless provider. */
  readonly copies?: number
  /** Only for an order in this state: those that the page and a cancelling merchant may end. */
  readonly from?: 'open'
  /** Half of the remaining money is sent back; the order stays in force. */
  readonly isHalf?: boolean
  /** The webhook is lost on its way: only a query reveals it. */
  readonly isSilent?: boolean
}

// Which orders can take a status. A cancelled order may be paid after all; a paid one may be refunded.
const takes = `CASE
  WHEN $2 IN ('refunded', 'charged_back') THEN status = 'succeeded' AND (kind = 'deposit' OR $2 = 'refunded')
  WHEN $2 = 'processing' THEN status = 'open'
  WHEN $2 = 'succeeded' AND kind = 'deposit' THEN status IN ('open', 'processing', 'canceled')
  ELSE status IN ('open', 'processing') END`

/** Decides an order and books its webhooks, in one transaction. False when it was decided before. */
export function decide(db: Db, token: string, decision: Decision, now: Date): Promise<boolean> {
  const { status, reason, account, plan, copies = 1, from, isHalf = false, isSilent = false } = decision
  return db.transaction(async (tx) => {
    const [order] = await tx.query<OrderRecord & Row & { readonly amount: string }>(
      `WITH mine AS (
         SELECT token AS own, (request->>'amount')::numeric - returned AS whole, $2 IN ('refunded', 'charged_back') AS is_back
         FROM sandbox_psp_orders WHERE token = $1 AND ($5::text IS NULL OR status = $5) AND ${takes} FOR UPDATE),
       said AS (SELECT own, is_back, CASE WHEN $6 THEN trunc(whole / 2, scale(whole)) ELSE whole END AS amount FROM mine)
       UPDATE sandbox_psp_orders SET status = CASE WHEN $6 THEN status ELSE $2 END, due_at = $3, due_status = $4,
         returned = returned + CASE WHEN is_back THEN amount ELSE 0 END
       FROM said WHERE token = own RETURNING ${columns}, amount::text`,
      [token, status, plan?.at ?? null, plan?.status ?? null, from ?? null, isHalf],
    )
    if (!order) return false
    const { amount } = order
    const { paymentId, currency } = order.request
    const webhook = {
      id: `word_${randomToken().slice(0, 24)}`,
      payment_id: paymentId,
      reference: token.slice(0, 12),
      status,
      amount,
      currency,
      reason: reason ?? null,
      account: account ?? null,
    } satisfies WireMessage
    for (let copy = 0; copy < copies; copy += 1) {
      await tx.query(
        `INSERT INTO sandbox_psp_words (token, body, due_at, sent_at, answer)
         VALUES ($1, $2, $3, CASE WHEN $4 THEN $3::timestamptz END, CASE WHEN $4 THEN 0 END)`,
        [token, JSON.stringify(webhook), now, isSilent],
      )
    }
    return true
  })
}

export const due = (
  sql: Sql,
  now: Date,
): Promise<{ token: string; due_status: EndStatus; kind: string; account: DepositOrder['account'] }[]> =>
  sql.query(
    `SELECT token, due_status, kind, nullif(request->'account', 'null') AS account FROM sandbox_psp_orders
     WHERE due_at <= $1 ORDER BY due_at LIMIT 50`,
    [now],
  )

export interface DueWebhook {
  readonly id: bigint
  readonly token: string
  readonly body: string
  readonly callback_url: string
}

/** Claims the webhooks that are due, and postpones them so that no other node sends them at the same time. */
export const claimWebhooks = (sql: Sql, now: Date): Promise<(DueWebhook & Record<string, unknown>)[]> =>
  sql.query(
    `WITH mine AS (
       SELECT id FROM sandbox_psp_words WHERE sent_at IS NULL AND due_at <= $1 ORDER BY id LIMIT 20
       FOR UPDATE SKIP LOCKED)
     UPDATE sandbox_psp_words w
     SET attempts = w.attempts + 1, due_at = $1::timestamptz + least(power(2, w.attempts), 60) * interval '1 second'
     FROM sandbox_psp_orders o
     WHERE w.id IN (SELECT id FROM mine) AND o.token = w.token
     RETURNING w.id, w.token, w.body, o.request->>'callbackUrl' AS callback_url`,
    [now],
  )

/** A webhook has been delivered, or the platform will never accept it. */
export async function closeWebhook(sql: Sql, id: bigint, answer: number, now: Date): Promise<void> {
  await sql.query('UPDATE sandbox_psp_words SET sent_at = $2, answer = $3 WHERE id = $1', [id, now, answer])
}
