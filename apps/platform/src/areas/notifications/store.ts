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

/** Null when it was sent before. */
export async function insertNotification(sql: Sql, one: NewNotification): Promise<NotificationRow | null> {
  const [row] = await sql.query<NotificationRow>(
    `INSERT INTO notifications (player_id, key, kind, body, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (key) DO NOTHING RETURNING id, version, kind, body, created_at, expires_at`,
    [one.playerId, one.key, one.kind, JSON.stringify(one.body), one.at, one.expiresAt],
  )
  return row ?? null
}

const listedMost = 50

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
      ORDER BY id DESC LIMIT ${listedMost}`,
    [playerId, now, kinds],
  )

export async function markRead(sql: Sql, playerId: bigint, upTo: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE notifications SET read_at = $3 WHERE player_id = $1 AND id <= $2 AND read_at IS NULL', [
    playerId,
    upTo,
    now,
  ])
}
