import type { Sql } from '../db/db.ts'
import { type EventRow, eventColumns, readEvent } from './eventLog.ts'
import type { EventName } from './events.ts'
import type { OutboxEvent } from './outbox.ts'

interface Wanted {
  readonly names: readonly EventName[]
  readonly after: bigint
  readonly limit: number
}

interface EventPage {
  readonly events: readonly OutboxEvent[]
  /** Position up to which everything has been read. */
  readonly next: bigint
  /** When the oldest stored event of these names was written. */
  readonly oldest: Date | null
}

/** Stored events after a position, in order. Positions become visible in order: a reader misses none (decision 066). */
export async function readEventsAfter(sql: Sql, { names, after, limit }: Wanted): Promise<EventPage> {
  const rows = await sql.query<EventRow & { readonly position: bigint }>(
    {
      name: 'outbox_page',
      text: `
SELECT o.* FROM unnest($1::text[]) AS t (topic), LATERAL (
       SELECT ${eventColumns}, o.position FROM outbox o WHERE o.topic = t.topic AND o.position > $2 ORDER BY o.position LIMIT $3) o
 ORDER BY o.position LIMIT $3`,
    },
    [names, after, limit],
  )
  const [first] = await sql.query<{ at: Date | null }>(
    {
      name: 'outbox_oldest',
      text: `
SELECT min(o.created_at) AS at FROM unnest($1::text[]) AS t (topic), LATERAL (
       SELECT created_at FROM outbox o WHERE o.topic = t.topic AND o.position IS NOT NULL ORDER BY o.position LIMIT 1) o`,
    },
    [names],
  )
  return { events: rows.map(readEvent), next: rows.at(-1)?.position ?? after, oldest: first?.at ?? null }
}
