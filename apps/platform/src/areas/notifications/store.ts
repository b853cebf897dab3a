import type { NotificationBody } from '@apogee/contract/notifications'
import type { Row, Sql } from '../../core/db/db.ts'

export interface NotificationRow extends Row {
  readonly id: bigint
  readonly body: NotificationBody
  readonly created_at: Date
  readonly expires_at: Date
}

export interface NewNotification {
  readonly playerId: bigint
  /** What says it, and says it once; null for what may be said again. */
  readonly key: string | null
  readonly body: NotificationBody
  readonly at: Date
  readonly expiresAt: Date
}

/** Null when it was said before. */
export async function insertNotification(sql: Sql, one: NewNotification): Promise<NotificationRow | null> {
  const [row] = await sql.query<NotificationRow>(
    `INSERT INTO notifications (player_id, key, body, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO NOTHING RETURNING id, body, created_at, expires_at`,
    [one.playerId, one.key, JSON.stringify(one.body), one.at, one.expiresAt],
  )
  return row ?? null
}

const listedMost = 50

/** What a player has not read and what still holds, the newest first. */
export const unreadNotifications = (sql: Sql, playerId: bigint, now: Date): Promise<NotificationRow[]> =>
  sql.query<NotificationRow>(
    `SELECT id, body, created_at, expires_at FROM notifications WHERE player_id = $1 AND read_at IS NULL AND expires_at > $2
      ORDER BY id DESC LIMIT ${listedMost}`,
    [playerId, now],
  )

export async function markRead(sql: Sql, playerId: bigint, upTo: bigint, now: Date): Promise<void> {
  await sql.query('UPDATE notifications SET read_at = $3 WHERE player_id = $1 AND id <= $2 AND read_at IS NULL', [
    playerId,
    upTo,
    now,
  ])
}
