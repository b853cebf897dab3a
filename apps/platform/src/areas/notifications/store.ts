import type { NotificationBody, NotificationKind } from '@apogee/contract/notifications'
import type { Row, Sql } from '../../core/db/db.ts'

export interface NotificationRow extends Row {
  readonly id: bigint
  readonly kind: NotificationKind
  readonly body: NotificationBody
  readonly created_at: Date
  readonly expires_at: Date
}

export interface NewNotification {
  readonly playerId: bigint
  /** What says it, and says it once; null for what may be said again. */
  readonly key: string | null
  readonly kind: NotificationKind
  readonly body: NotificationBody
  readonly at: Date
  readonly expiresAt: Date
}

/** SAFE-02: promotions are for players who agreed to them and take no break; `now` is the place of the time in the statement. */
const mayBeTold = (kind: string, player: string, now: string): string =>
  `(${kind} = 'service' OR EXISTS (SELECT FROM players p WHERE p.id = ${player} AND p.receive_promos
      AND coalesce(break_until(p.id), '-infinity') <= ${now}))`

/** Null when it was said before, or is not to be said. */
export async function insertNotification(sql: Sql, one: NewNotification): Promise<NotificationRow | null> {
  const [row] = await sql.query<NotificationRow>(
    `INSERT INTO notifications (player_id, key, kind, body, created_at, expires_at)
     SELECT $1::bigint, $2, $3::text, $4::jsonb, $5::timestamptz, $6::timestamptz
      WHERE ${mayBeTold('$3::text', '$1::bigint', '$5::timestamptz')}
     ON CONFLICT (key) DO NOTHING RETURNING id, kind, body, created_at, expires_at`,
    [one.playerId, one.key, one.kind, JSON.stringify(one.body), one.at, one.expiresAt],
  )
  return row ?? null
}

const listedMost = 50

/** What a player has not read and what still holds, the newest first. */
export const unreadNotifications = (sql: Sql, playerId: bigint, now: Date): Promise<NotificationRow[]> =>
  sql.query<NotificationRow>(
    `SELECT id, kind, body, created_at, expires_at FROM notifications
      WHERE player_id = $1 AND read_at IS NULL AND expires_at > $2 AND ${mayBeTold('kind', 'player_id', '$2')}
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
