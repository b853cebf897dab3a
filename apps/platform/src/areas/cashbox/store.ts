import type { PaymentState } from '@apogee/rules/cashbox/states'
import type { Row, Sql } from '../../core/db/db.ts'
import { hasRow, insertion, queryFirst, queryOne } from '../../core/db/queryOne.ts'

/** The provider's answer to a deposit, except for its page. */
export interface PayDetails {
  readonly frame: boolean
  readonly coin: { readonly address: string; readonly network: string; readonly link: string } | null
}

export interface PaymentRow extends Row {
  readonly id: bigint
  readonly version: bigint
  readonly player_id: bigint
  readonly action: 'deposit' | 'cashout'
  readonly state: PaymentState
  readonly currency: string
  readonly amount_cents: bigint
  readonly method: string
  readonly brand: string
  readonly provider: string
  /** Of a deposit: the providers before it that did not answer. */
  readonly tried_providers?: readonly string[]
  readonly account: string | null
  readonly destination: string | null
  readonly coin: string | null
  readonly coin_amount: bigint | null
  readonly pay_url: string | null
  readonly pay_details: PayDetails | null
  readonly provider_reference: string | null
  readonly locale: string
  readonly cancellation_reason: string | null
  readonly recall_key: string | null
  /** The offer chosen with a deposit. */
  readonly bonus_offer?: string | null
  /** Brand it was requested on; null for the default brand. */
  readonly site: string | null
  readonly documents_asked_at: Date | null
  /** Since when staff hold a withdrawal back from approval by rule. */
  readonly held_at?: Date | null
  /** Of a withdrawal: when it was approved. */
  readonly approved_at?: Date | null
  /** Of a deposit: when staff requested its refund, unless the provider has refused it. */
  readonly refund_asked_at?: Date | null
  /** The amount sent back since it succeeded. */
  readonly reversed_cents: bigint
  readonly created_at: Date
  readonly finished_at: Date | null
}

export type NewPayment = Pick<
  PaymentRow,
  | 'player_id'
  | 'action'
  | 'currency'
  | 'amount_cents'
  | 'method'
  | 'brand'
  | 'provider'
  | 'account'
  | 'destination'
  | 'coin'
  | 'coin_amount'
  | 'locale'
  | 'created_at'
> & { readonly request_key: string | null; readonly bonus_offer?: string | null; readonly site?: string | null }

/** The player's payments, oldest first (wire-facts 2.2). */
export const listPayments = (sql: Sql, playerId: bigint): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>('SELECT * FROM payments WHERE player_id = $1 ORDER BY id', [playerId])

export interface PageOfPayments {
  readonly currency: string | null
  readonly action: PaymentRow['action'] | null
  readonly from: Date | null
  readonly before: Date | null
  readonly offset: number
  readonly size: number
}

/** One page and the total count: open withdrawals first, then the newest. */
export async function pageOfPayments(
  sql: Sql,
  playerId: bigint,
  { currency, action, from, before, offset, size }: PageOfPayments,
): Promise<{ rows: PaymentRow[]; count: number }> {
  const where = `player_id = $1 AND ($2::text IS NULL OR currency = $2) AND ($3::text IS NULL OR action = $3)
    AND ($4::timestamptz IS NULL OR created_at >= $4) AND ($5::timestamptz IS NULL OR created_at < $5)`
  const filter = [playerId, currency, action, from, before]
  const rows = await sql.query<PaymentRow>(
    `SELECT * FROM payments WHERE ${where}
     ORDER BY (action = 'cashout' AND finished_at IS NULL) DESC, id DESC LIMIT $6 OFFSET $7`,
    [...filter, size, offset],
  )
  const [all] = await sql.query<{ count: bigint }>(`SELECT count(*) AS count FROM payments WHERE ${where}`, filter)
  return { rows, count: Number(all?.count ?? 0n) }
}

export const findPayment = (sql: Sql, id: bigint): Promise<PaymentRow | null> =>
  queryFirst(sql, 'SELECT * FROM payments WHERE id = $1', [id])

/** Payments that were rejected for one of these reasons, oldest first. */
export const listRejected = (sql: Sql, currency: string, reasons: readonly string[]): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT * FROM payments WHERE state = 'rejected' AND currency = $1 AND cancellation_reason = ANY ($2::text[]) ORDER BY id`,
    [currency, reasons],
  )

/** Locks the payment until the transaction ends: a concurrent recall, approval and callback run one after the other. */
export const lockPayment = (sql: Sql, id: bigint): Promise<PaymentRow | null> =>
  queryFirst(sql, 'SELECT * FROM payments WHERE id = $1 FOR UPDATE', [id])

export const findByRequestKey = (sql: Sql, playerId: bigint, key: string): Promise<PaymentRow | null> =>
  queryFirst(sql, 'SELECT * FROM payments WHERE player_id = $1 AND request_key = $2', [playerId, key])

/** Books a payment as pending; null when this request has already booked one. */
export const insertPayment = (sql: Sql, payment: NewPayment): Promise<PaymentRow | null> =>
  queryFirst(
    sql,
    ...insertion(
      'INSERT INTO payments',
      { ...payment, state: 'pending', updated_at: payment.created_at },
      'ON CONFLICT (player_id, request_key) DO NOTHING RETURNING *',
    ),
  )

export interface Step {
  readonly state: PaymentState
  readonly at: Date
  readonly isFinal: boolean
  readonly reason?: string | null
  readonly account?: string | null
  /** Idempotency key of the recall that takes the payment back. */
  readonly recallKey?: string
}

/** Stores a transition that the state machine has allowed; the caller holds the lock. */
export async function movePayment(
  sql: Sql,
  id: bigint,
  { state, at, isFinal, reason, account, recallKey }: Step,
): Promise<PaymentRow> {
  return queryOne<PaymentRow>(
    sql,
    `UPDATE payments SET state = $2, updated_at = $3, finished_at = $4,
       cancellation_reason = CASE WHEN $2 <> 'succeeded' THEN coalesce($5, cancellation_reason) END,
       account = coalesce($6, account),
       approved_at = CASE WHEN action = 'cashout' AND $2 = 'processing' THEN coalesce(approved_at, $3) ELSE approved_at END,
       recall_key = coalesce($7, recall_key)
     WHERE id = $1 RETURNING *`,
    [id, state, at, isFinal ? at : null, reason ?? null, account ?? null, recallKey ?? null],
  )
}

/** Records that this amount of a payment was sent back; the caller holds the lock. */
export async function noteReversal(sql: Sql, id: bigint, cents: bigint): Promise<PaymentRow> {
  return queryOne<PaymentRow>(
    sql,
    'UPDATE payments SET reversed_cents = reversed_cents + $2 WHERE id = $1 RETURNING *',
    [id, cents],
  )
}

/** Stores the provider's reference and payment page. */
export async function storeProviderReference(
  sql: Sql,
  id: bigint,
  reference: string,
  payUrl: string | null,
  details: PayDetails | null = null,
): Promise<void> {
  await sql.query(
    `UPDATE payments SET provider_reference = $2, pay_url = coalesce($3, pay_url),
       pay_details = coalesce($4::jsonb, pay_details) WHERE id = $1`,
    [id, reference, payUrl, details && JSON.stringify(details)],
  )
}

/** A player's withdrawals in a currency that can still be stopped, locked until the transaction ends. */
export const lockWaiting = (sql: Sql, playerId: bigint, currency: string): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT * FROM payments WHERE player_id = $1 AND currency = $2 AND action = 'cashout' AND state = 'pending'
     ORDER BY id FOR UPDATE`,
    [playerId, currency],
  )

/**
 * Payments whose provider webhook is overdue. They are marked as queried so that other nodes do not query them too. The
 * first query is due after five minutes, later ones after a quarter of the payment's age, at most six hours.
 */
export const claimOverdue = (sql: Sql, provider: string, now: Date): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `WITH overdue AS (
       SELECT id FROM payments
       WHERE finished_at IS NULL AND provider = $1
         AND (action = 'deposit' OR (state = 'processing' AND provider_reference IS NOT NULL))
         AND coalesce(checked_at, updated_at) + greatest(interval '5 minutes',
           least(interval '6 hours', ($2::timestamptz - created_at) / 4)) <= $2
       ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED)
     UPDATE payments p SET checked_at = $2 FROM overdue WHERE p.id = overdue.id RETURNING p.*`,
    [provider, now],
  )

export interface CallbackRecord {
  readonly provider: string
  readonly messageId: string
  readonly paymentId: bigint
  readonly status: string
  readonly result: 'applied' | 'late' | 'amount_differs'
  readonly amount: string
  readonly currency: string
  readonly at: Date
}

/** Whether this provider webhook has been counted. Call it while holding the payment's lock. */
export const isKnownCallback = (sql: Sql, provider: string, messageId: string): Promise<boolean> =>
  hasRow(sql, 'SELECT 1 FROM payment_callbacks WHERE provider = $1 AND message_id = $2', [provider, messageId])

export async function recordCallback(sql: Sql, callback: CallbackRecord): Promise<void> {
  const { messageId: message_id, paymentId: payment_id, at: received_at, ...same } = callback
  await sql.query(...insertion('INSERT INTO payment_callbacks', { ...same, message_id, payment_id, received_at }))
}

interface EndedPayments extends Record<string, unknown> {
  readonly action: 'deposit' | 'cashout'
  readonly currency: string
  readonly count: number
  readonly cents: bigint
}

/** A player's total successful deposits and withdrawals, by currency. */
export const endedPayments = (sql: Sql, playerId: bigint): Promise<EndedPayments[]> =>
  sql.query<EndedPayments>(
    `SELECT action, currency, count(*)::int AS count, sum(amount_cents - reversed_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND state = 'succeeded' GROUP BY action, currency`,
    [playerId],
  )

/** A player's deposits within a time range by currency, without reversed amounts. */
export const depositsIn = (
  sql: Sql,
  playerId: bigint,
  { from, until = null }: { readonly from: Date; readonly until?: Date | null },
): Promise<{ currency: string; cents: bigint }[]> =>
  sql.query<{ currency: string; cents: bigint }>(
    `SELECT currency, sum(amount_cents - reversed_cents)::bigint AS cents FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded' AND finished_at >= $2
       AND ($3::timestamptz IS NULL OR finished_at < $3)
     GROUP BY currency`,
    [playerId, from, until],
  )
