import type { Sql } from '../db/db.ts'
import { hasRow } from '../db/queryOne.ts'
import type { EventName } from './events.ts'

/** Whether a consumer has processed every event of play that happened before a moment. */
export const hasSeen = (sql: Sql, consumer: string, before: Date): Promise<boolean> =>
  hasRow(
    sql,
    `SELECT FROM event_consumers c WHERE c.name = $1
        AND NOT EXISTS (SELECT FROM outbox o WHERE o.position IS NULL AND o.topic = ANY ($3) AND o.created_at < $2)
        AND NOT EXISTS (SELECT FROM outbox o WHERE o.topic = ANY ($3) AND o.position > c.position AND o.created_at < $2)
        AND NOT EXISTS (SELECT FROM event_work e JOIN outbox o ON o.id = e.event_id WHERE e.consumer = c.name AND o.created_at < $2)`,
    [consumer, before, ['play.bet', 'play.win', 'play.rollback']],
  )

export interface Unprocessed {
  readonly consumer: string
  readonly topic: EventName
  /** The part of the payload that identifies the events; without it, all of the topic. */
  readonly payload?: Readonly<Record<string, string | number>>
  /** Only events that happened before this moment: `at` of their payload. */
  readonly before: Date
  /** Ids of events that the consumer has processed in the current transaction: its position moves at the end of it. */
  readonly done?: readonly bigint[]
}

/** Whether a consumer has yet to process such an event. */
export async function hasUnprocessed(
  sql: Sql,
  { consumer, topic, payload = {}, before, done = [] }: Unprocessed,
): Promise<boolean> {
  const isMeant = `o.topic = $2 AND o.payload @> $3::jsonb AND coalesce((o.payload->>'at')::timestamptz, o.created_at) < $4
   AND o.id <> ALL ($5::bigint[])`
  const rows = await sql.query(
    {
      name: 'outbox_has_unprocessed',
      text: `
SELECT FROM outbox o WHERE o.position IS NULL AND ${isMeant}
UNION ALL
SELECT FROM event_consumers c JOIN outbox o ON o.topic = $2 AND o.position > c.position WHERE c.name = $1 AND ${isMeant}
UNION ALL
SELECT FROM event_work e JOIN outbox o ON o.id = e.event_id WHERE e.consumer = $1 AND ${isMeant}
 LIMIT 1`,
    },
    [consumer, topic, JSON.stringify(payload), before, done],
  )
  return rows.length > 0
}
