import type { Row, Sql } from '../db/db.ts'

export type DeliveryKind = 'webhook' | 'postback' | 'push'
export const deliveryStates = ['waiting', 'delivered', 'skipped', 'dead'] as const
type DeliveryState = (typeof deliveryStates)[number]

/** A message for one receiver. */
export interface NewDelivery {
  readonly kind: DeliveryKind
  /** Id of the receiver in the configuration. */
  readonly endpoint: string
  /** The same message is stored for a receiver once. */
  readonly key: string
  readonly topic: string
  readonly payload: unknown
}

/** Stores messages in the transaction of what they report. */
export async function enqueueDeliveries(sql: Sql, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length === 0) return
  await sql.query(
    `INSERT INTO deliveries (kind, endpoint, message_key, topic, payload, not_before, created_at)
     SELECT kind, endpoint, key, topic, payload, $6, $6
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[]) AS d (kind, endpoint, key, topic, payload)
     ON CONFLICT DO NOTHING`,
    [
      deliveries.map(({ kind }) => kind),
      deliveries.map(({ endpoint }) => endpoint),
      deliveries.map(({ key }) => key),
      deliveries.map(({ topic }) => topic),
      deliveries.map(({ payload }) => JSON.stringify(payload)),
      now,
    ],
  )
}

/** A message that is due, leased to one worker; `attempts` includes the one that is about to be made. */
export interface LeasedDelivery extends Row {
  readonly id: bigint
  readonly kind: DeliveryKind
  readonly endpoint: string
  readonly message_key: string
  readonly topic: string
  readonly payload: unknown
  readonly attempts: number
  readonly created_at: Date
}

export interface Receiver {
  readonly kind: DeliveryKind
  readonly endpoint: string
}

/** An attempt that has not ended after this time is considered lost with its process. */
const leaseSeconds = 60

/** Leases the next messages of each receiver. */
export const leaseDeliveries = (
  sql: Sql,
  receivers: readonly Receiver[],
  { now, size }: { readonly now: Date; readonly size: number },
): Promise<LeasedDelivery[]> =>
  sql.query<LeasedDelivery>(
    {
      name: 'deliveries_lease',
      text: `
WITH due AS MATERIALIZED (
  SELECT d.id FROM unnest($1::text[], $2::text[]) AS r (kind, endpoint), LATERAL (
    SELECT id FROM deliveries
     WHERE kind = r.kind AND endpoint = r.endpoint AND state = 'waiting' AND not_before <= $3
     ORDER BY not_before, id LIMIT $4 FOR UPDATE SKIP LOCKED) d
)
UPDATE deliveries d SET attempts = d.attempts + 1, not_before = $3::timestamptz + interval '${leaseSeconds} seconds'
  FROM due WHERE d.id = due.id
RETURNING d.id, d.kind, d.endpoint, d.message_key, d.topic, d.payload, d.attempts, d.created_at`,
    },
    [receivers.map(({ kind }) => kind), receivers.map(({ endpoint }) => endpoint), now, size],
  )

export interface AttemptResult {
  readonly state: DeliveryState
  /** When the next attempt is due, if the message still waits. */
  readonly notBefore: Date
  readonly status: number | null
  readonly error: string | null
}

/** Stores the result of an attempt, unless the lease ran out and another worker has made the next one. */
export async function noteAttempt(
  sql: Sql,
  { id, attempts }: Pick<LeasedDelivery, 'id' | 'attempts'>,
  { state, notBefore, status, error }: AttemptResult,
  now: Date,
): Promise<void> {
  await sql.query(
    `UPDATE deliveries SET state = $3, not_before = $4, status = $5, error = $6,
            finished_at = CASE WHEN $3 = 'waiting' THEN NULL ELSE $7::timestamptz END
      WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [id, attempts, state, notBefore, status, error?.slice(0, 500) ?? null, now],
  )
}

/** Returns a leased message: the attempt that was counted for it has not been made, or was interrupted by us. */
export async function returnDelivery(
  sql: Sql,
  { id, attempts }: Pick<LeasedDelivery, 'id' | 'attempts'>,
  now: Date,
): Promise<void> {
  await sql.query('UPDATE deliveries SET attempts = attempts - 1, not_before = $3 WHERE id = $1 AND attempts = $2', [
    id,
    attempts,
    now,
  ])
}

export interface ListedDelivery extends LeasedDelivery {
  readonly state: DeliveryState
  readonly not_before: Date
  readonly status: number | null
  readonly error: string | null
}

interface DeliveryFilter {
  readonly kind: DeliveryKind
  readonly endpoint: string | null
  readonly state: DeliveryState | null
}

/** Messages of a kind, the latest first. */
export const listDeliveries = (sql: Sql, { kind, endpoint, state }: DeliveryFilter): Promise<ListedDelivery[]> =>
  sql.query<ListedDelivery>(
    `SELECT * FROM deliveries WHERE kind = $1 AND ($2::text IS NULL OR endpoint = $2) AND ($3::text IS NULL OR state = $3)
      ORDER BY id DESC LIMIT 100`,
    [kind, endpoint, state],
  )

/**
 * Sends messages again, from the first attempt on: one by its id, or all dead ones of a receiver. One that waits is
 * sent at once. Returns how many.
 */
export async function replayDeliveries(
  sql: Sql,
  { kind, id, endpoint }: { readonly kind: DeliveryKind; readonly id: bigint | null; readonly endpoint: string | null },
  { operator, reason, now }: { readonly operator: string; readonly reason: string; readonly now: Date },
): Promise<number> {
  const rows = await sql.query(
    `UPDATE deliveries SET state = 'waiting', attempts = 0, not_before = $4, finished_at = NULL, replayed_by = $5, replay_reason = $6
      WHERE kind = $1 AND (id = $2 OR (endpoint = $3 AND state = 'dead')) RETURNING id`,
    [kind, id, endpoint, now, operator, reason],
  )
  return rows.length
}

const dayMs = 86_400_000
const keptDays = { delivered: 7, others: 30 }

/** Deletes finished messages: delivered ones after a week, skipped and dead ones after 30 days. */
export async function forgetDeliveries(sql: Sql, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await sql.query(
    `DELETE FROM deliveries WHERE state <> 'waiting' AND finished_at < CASE WHEN state = 'delivered' THEN $1 ELSE $2 END::timestamptz`,
    [before(keptDays.delivered), before(keptDays.others)],
  )
}

/** How many messages of each kind wait for an attempt, or were given up. */
export async function countDeliveries(sql: Sql, state: 'waiting' | 'dead'): Promise<Map<DeliveryKind, number>> {
  const rows = await sql.query<{ kind: DeliveryKind; count: number }>(
    // The state is written out: a partial index has only its rows.
    `SELECT kind, count(*)::int AS count FROM deliveries WHERE state = '${state}' GROUP BY kind`,
  )
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}
