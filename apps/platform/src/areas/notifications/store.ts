import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Row, Sql } from '../../core/db/db.ts'

export interface NotificationRow extends Row {
  readonly id: bigint
  /** Raised by the database with every change of the row. */
  readonly version: bigint
  readonly kind: NotificationKind
  readonly body: NotificationBody
  readonly created_at: Date
  readonly expires_at: Date
}

export interface NewNotification {
  readonly playerId: bigint
  /** Key of the event that sends it, so that it is sent once; null for a notification that may be repeated. */
  readonly key: string | null
  readonly kind: NotificationKind
  readonly body: NotificationBody
  readonly at: Date
  readonly expiresAt: Date
}

/** Returns the notifications that are new, with their players. */
export const insertNotifications = (
  sql: Sql,
  all: readonly NewNotification[],
): Promise<(NotificationRow & { readonly player_id: bigint })[]> =>
  sql.query(
    `INSERT INTO notifications (player_id, key, kind, body, created_at, expires_at)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::timestamptz[])
     ON CONFLICT (key) DO NOTHING RETURNING player_id, id, version, kind, body, created_at, expires_at`,
    [
      all.map(({ playerId }) => playerId),
      all.map(({ key }) => key),
      all.map(({ kind }) => kind),
      all.map(({ body }) => JSON.stringify(body)),
      all.map(({ at }) => at),
      all.map(({ expiresAt }) => expiresAt),
    ],
  )

const maxListed = 50

/** A player's unread notifications that are still valid, newest first; of these kinds. */
export const unreadNotifications = (
  sql: Sql,
  playerId: bigint,
  now: Date,
  kinds: readonly NotificationKind[],
): Promise<NotificationRow[]> =>
  sql.query<NotificationRow>(
    `SELECT id, version, kind, body, created_at, expires_at FROM notifications
      WHERE player_id = $1 AND read_at IS NULL AND expires_at > $2 AND kind = ANY ($3::text[])
      ORDER BY id DESC LIMIT ${maxListed}`,
    [playerId, now, kinds],
  )

const atOnce = 5000

/** Deletes notifications that expired before a time. Their keys become free, long after the event they belong to. */
export async function deleteExpired(sql: Sql, before: Date): Promise<void> {
  for (let gone = atOnce; gone === atOnce; ) {
    const rows = await sql.query(
      `DELETE FROM notifications WHERE id IN (SELECT id FROM notifications WHERE expires_at < $1 LIMIT ${atOnce}) RETURNING id`,
      [before],
    )
    gone = rows.length
  }
}

export async function markRead(sql: Sql, playerId: bigint, upTo: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE notifications SET read_at = $3 WHERE player_id = $1 AND id <= $2 AND read_at IS NULL', [
    playerId,
    upTo,
    now,
  ])
}
