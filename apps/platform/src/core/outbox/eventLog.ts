import { itemAt, required } from '@apogee/rules/validation/required'
import type { Row, Sql, Tx } from '../db/db.ts'
import { hasRow } from '../db/queryOne.ts'
import { events, isRetained } from './events.ts'
import type { Consumer, OutboxEvent } from './outbox.ts'

/** Which events each consumer waits for, as two columns of the same length. */
export interface Wanted {
  readonly consumers: readonly string[]
  readonly topics: readonly string[]
}

export function wantedBy(consumers: readonly Consumer[]): Wanted {
  const pairs = consumers.flatMap(({ name, reactions }) =>
    [...new Set(reactions.map(({ event }) => event))].map((topic) => [name, topic] as const),
  )
  return { consumers: pairs.map(([name]) => name), topics: pairs.map(([, topic]) => topic) }
}

const wanted = 'unnest($1::text[], $2::text[]) AS w (consumer, topic)'

export interface EventRow extends Row {
  readonly id: bigint
  readonly topic: string
  readonly payload: unknown
  readonly created_at: Date
}
export const eventColumns = 'o.id, o.topic, o.payload, o.created_at'

/** Parses the payload by its name's schema; throws on an invalid one. */
export const readEvent = ({ id, topic, payload, created_at: createdAt }: EventRow): OutboxEvent => {
  const name = topic as OutboxEvent['name']
  return { id, name, payload: events[name].parse(payload) as never, createdAt }
}

/** Records the start position of new consumers. */
export async function enrol(sql: Sql, consumers: readonly Consumer[]): Promise<void> {
  await sql.query(
    `INSERT INTO event_consumers (name, position)
     SELECT c.name, CASE WHEN c.from_oldest THEN 0 ELSE h.position END
       FROM unnest($1::text[], $2::boolean[]) AS c (name, from_oldest), outbox_head h
         ON CONFLICT DO NOTHING`,
    [consumers.map(({ name }) => name), consumers.map(({ from }) => from === 'oldest')],
  )
}

/**
 * Assigns positions to committed events, in order of id; ids not seen here leave gaps. Returns how many were assigned.
 * Found by their range: joined by id, every event would be compared with every other.
 */
export async function sequence(sql: Sql): Promise<number> {
  const rows = await sql.query({
    name: 'outbox_sequence',
    text: `
WITH fresh AS MATERIALIZED (
  SELECT min(id) AS first, max(id) AS last
    FROM (SELECT id FROM outbox WHERE position IS NULL ORDER BY id LIMIT 2000) o
), head AS (
  UPDATE outbox_head h SET position = h.position + f.last - f.first + 1 FROM fresh f WHERE f.first IS NOT NULL
  RETURNING h.position - f.last AS shift
)
UPDATE outbox o SET position = o.id + head.shift FROM fresh f, head
 WHERE o.position IS NULL AND o.id BETWEEN f.first AND f.last
RETURNING o.id`,
  })
  return rows.length
}

/** A consumer that has something to do now: the next events of the log, or those that wait separately. */
export interface Behind extends Row {
  readonly consumer: string
  readonly hasNext: boolean
  readonly hasAlone: boolean
}

/** Consumers that have something to do now. */
export const behind = (sql: Sql, { consumers, topics }: Wanted): Promise<Behind[]> =>
  sql.query<Behind>(
    {
      name: 'outbox_behind',
      text: `
SELECT consumer, bool_or(is_next) AS "hasNext", bool_or(NOT is_next) AS "hasAlone" FROM (
       SELECT w.consumer, true AS is_next FROM ${wanted} JOIN event_consumers c ON c.name = w.consumer
        WHERE EXISTS (SELECT FROM outbox o WHERE o.topic = w.topic AND o.position > c.position)
       UNION ALL
       SELECT consumer, false FROM event_work WHERE not_before <= clock_timestamp() AND consumer = ANY ($1)) b
 GROUP BY consumer`,
    },
    [consumers, topics],
  )

/**
 * The next events after a consumer's position, which is locked until the transaction ends; null while another process
 * holds it. `until` is the position to move to once they are done.
 */
export async function lockNext(
  tx: Tx,
  consumer: string,
  topics: readonly string[],
  size: number,
): Promise<{ readonly rows: readonly EventRow[]; readonly until: bigint } | null> {
  const found = await tx.query<EventRow & { head: bigint; position: bigint | null }>(
    {
      name: 'outbox_next',
      // A position that another process has just moved is newer than the head that this statement sees. Topic by topic,
      // each in the order of its index: with all in one, everything a slow consumer has before it was sorted.
      text: `
WITH here AS MATERIALIZED (
  SELECT c.position, greatest(c.position, h.position) AS head FROM event_consumers c, outbox_head h
   WHERE c.name = $1 FOR UPDATE OF c SKIP LOCKED
)
SELECT here.head, n.* FROM here LEFT JOIN LATERAL (
       SELECT o.* FROM unnest($2::text[]) AS t (topic), LATERAL (
         SELECT ${eventColumns}, o.position FROM outbox o
          WHERE o.topic = t.topic AND o.position > here.position AND o.position <= here.head ORDER BY o.position LIMIT $3) o
        ORDER BY o.position LIMIT $3) n ON true
 ORDER BY n.position`,
    },
    [consumer, topics, size],
  )
  if (!found[0]) return null
  const rows = found.filter(({ position }) => position !== null)
  return {
    rows,
    until: rows.length < size ? found[0].head : required(itemAt(rows, -1).position, 'position of an event'),
  }
}

export async function moveTo(tx: Tx, consumer: string, position: bigint): Promise<void> {
  await tx.query({ name: 'outbox_move', text: 'UPDATE event_consumers SET position = $2 WHERE name = $1' }, [
    consumer,
    position,
  ])
}

/** Moves events to `event_work`, where each waits separately for this consumer. */
export async function setAside(sql: Sql | Tx, consumer: string, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  await sql.query(
    'INSERT INTO event_work (consumer, event_id) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING',
    [consumer, ids],
  )
}

/** An attempt that has not ended after this time is considered lost with its process. */
const leaseSeconds = 60

/** A separate event leased to one worker. Its attempt changes when another worker leases the event. */
export interface LeasedEvent extends EventRow {
  readonly attempts: number
}

/** Leases separate events that are due: an attempt is counted before it is made. */
export async function leaseWork(sql: Sql, consumer: string, size: number): Promise<LeasedEvent[]> {
  return sql.query<LeasedEvent>(
    `WITH due AS (
       SELECT event_id FROM event_work WHERE consumer = $1 AND not_before <= clock_timestamp()
        ORDER BY event_id LIMIT $2 FOR UPDATE SKIP LOCKED
     ), leased AS (
       UPDATE event_work e
          SET attempts = attempts + 1, not_before = clock_timestamp() + interval '${leaseSeconds} seconds'
         FROM due WHERE e.consumer = $1 AND e.event_id = due.event_id
       RETURNING e.event_id, e.attempts
     )
     SELECT ${eventColumns}, leased.attempts FROM leased JOIN outbox o ON o.id = leased.event_id ORDER BY o.id`,
    [consumer, size],
  )
}

type Lease = Pick<LeasedEvent, 'id' | 'attempts'>

/** Starts the lease again before an attempt; false if it ran out and another worker has taken the event. */
export const renewLease = (sql: Sql, consumer: string, { id, attempts }: Lease): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE event_work SET not_before = clock_timestamp() + interval '${leaseSeconds} seconds'
      WHERE consumer = $1 AND event_id = $2 AND attempts = $3 RETURNING event_id`,
    [consumer, id, attempts],
  )

/** Returns leased events that were not tried: the attempt that was counted for them has not been made. */
export async function returnLeases(sql: Sql, consumer: string, leases: readonly Lease[]): Promise<void> {
  await sql.query(
    `UPDATE event_work e SET attempts = e.attempts - 1, not_before = clock_timestamp()
       FROM unnest($2::bigint[], $3::int[]) AS l (id, attempts)
      WHERE e.consumer = $1 AND e.event_id = l.id AND e.attempts = l.attempts`,
    [consumer, leases.map(({ id }) => id), leases.map(({ attempts }) => attempts)],
  )
}

/**
 * Removes an event that waits separately; false if it no longer exists. Call it first in the transaction that applies
 * the event: the deleted row is locked until the commit, so that an event is applied once even if its lease has
 * expired.
 */
export const finishWork = (sql: Sql | Tx, consumer: string, id: bigint): Promise<boolean> =>
  hasRow(sql, 'DELETE FROM event_work WHERE consumer = $1 AND event_id = $2 RETURNING event_id', [consumer, id])

/** 1, 2, 4 ... seconds, at most 15 minutes; an event is never given up. Another worker's lease is left alone. */
export async function postponeWork(sql: Sql, consumer: string, { id, attempts }: Lease, error: unknown): Promise<void> {
  await sql.query(
    `UPDATE event_work SET error = $4,
            not_before = clock_timestamp() + least(900, power(2, least(attempts - 1, 12))) * interval '1 second'
      WHERE consumer = $1 AND event_id = $2 AND attempts = $3`,
    [consumer, id, attempts, String(error).slice(0, 500)],
  )
}

/** One event that waits separately for one consumer. */
export interface WaitingEvent extends Row {
  readonly consumer: string
  readonly event_id: bigint
  readonly topic: string
  readonly attempts: number
  readonly not_before: Date
  readonly error: string | null
}

/** Failed events that wait for another attempt, oldest first. */
export const listFailed = (sql: Sql): Promise<WaitingEvent[]> =>
  sql.query<WaitingEvent>(
    `SELECT e.consumer, e.event_id, o.topic, e.attempts, e.not_before, e.error
       FROM event_work e JOIN outbox o ON o.id = e.event_id WHERE e.error IS NOT NULL ORDER BY e.event_id LIMIT 100`,
  )

/** Retries failed events now: all of one consumer, or one of them. Returns how many. */
export async function retryNow(sql: Sql, consumer: string, id: bigint | null): Promise<number> {
  const rows = await sql.query(
    `UPDATE event_work SET not_before = clock_timestamp()
      WHERE consumer = $1 AND error IS NOT NULL AND ($2::bigint IS NULL OR event_id = $2) RETURNING event_id`,
    [consumer, id],
  )
  return rows.length
}

const atOnce = 5000

/**
 * Deletes events that every consumer has processed: retained kinds once they are older than `before`, the others at
 * once.
 */
export async function forgetEvents(sql: Sql, { consumers, topics }: Wanted, before: Date): Promise<void> {
  const kept = Object.keys(events).filter(isRetained)
  for (let gone = atOnce; gone === atOnce; ) {
    const rows = await sql.query(
      `DELETE FROM outbox WHERE id IN (
         SELECT o.id FROM outbox o
          WHERE o.position IS NOT NULL AND (o.created_at < $4 OR o.topic <> ALL ($3))
            AND NOT EXISTS (SELECT FROM ${wanted} JOIN event_consumers c ON c.name = w.consumer
                             WHERE w.topic = o.topic AND c.position < o.position)
            AND NOT EXISTS (SELECT FROM event_work e WHERE e.event_id = o.id)
          LIMIT ${atOnce})
       RETURNING id`,
      [consumers, topics, kept, before],
    )
    gone = rows.length
  }
}

/** How far a consumer is behind: seconds since its oldest event that waits, and how many wait alone after a failure. */
export interface Lag extends Row {
  readonly consumer: string
  readonly seconds: number
  readonly failed: number
}

/** The lag of every consumer; reads one event of each kind. */
export const readLags = (sql: Sql, { consumers, topics }: Wanted, now: Date): Promise<Lag[]> =>
  sql.query<Lag>(
    `WITH fresh AS MATERIALIZED (
       SELECT topic, min(created_at) AS at FROM outbox WHERE position IS NULL GROUP BY topic
     ), failed AS MATERIALIZED (
       SELECT consumer, count(*)::int AS events FROM event_work WHERE error IS NOT NULL GROUP BY consumer
     )
     SELECT w.consumer, coalesce(max(f.events), 0)::int AS failed,
            greatest(0, coalesce(extract(epoch FROM $3::timestamptz - min(least(n.at, o.created_at))), 0))::float8 AS seconds
       FROM ${wanted} JOIN event_consumers c ON c.name = w.consumer
       LEFT JOIN failed f ON f.consumer = w.consumer
       LEFT JOIN fresh n ON n.topic = w.topic
       LEFT JOIN LATERAL (
         SELECT created_at FROM outbox o WHERE o.topic = w.topic AND o.position > c.position ORDER BY o.position LIMIT 1
       ) o ON true
      GROUP BY w.consumer`,
    [consumers, topics, now],
  )
