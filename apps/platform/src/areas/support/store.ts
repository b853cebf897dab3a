import type { Sql, Tx } from '../../core/db/db.ts'

export interface NewMessage {
  readonly brand: string
  readonly playerId: bigint | null
  readonly email: string
  readonly content: string
  readonly locale: string
  readonly now: Date
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { brand, playerId, email, content, locale, now } = message
  await tx.query(
    `INSERT INTO support_messages (brand, player_id, email, content, locale, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [brand, playerId, email, content, locale, now],
  )
}

export interface StoredMessage extends Record<string, unknown> {
  readonly id: bigint
  readonly content: string
  readonly created_at: Date
}

const mostMessages = 50

/** The player's last messages to a brand, the oldest first. */
export const listPlayerMessages = (sql: Sql, playerId: bigint, brand: string): Promise<StoredMessage[]> =>
  sql.query<StoredMessage>(
    `SELECT id, content, created_at FROM
       (SELECT id, content, created_at FROM support_messages WHERE player_id = $1 AND brand = $2
        ORDER BY id DESC LIMIT $3) AS newest
     ORDER BY id`,
    [playerId, brand, mostMessages],
  )

/** Under which id the player's chat on a site goes on, or null. */
export async function findRestoreId(sql: Sql, playerId: bigint, project: string): Promise<string | null> {
  const [row] = await sql.query<{ restore_id: string }>(
    'SELECT restore_id FROM chat_restore_ids WHERE player_id = $1 AND project = $2',
    [playerId, project],
  )
  return row?.restore_id ?? null
}

interface RestoreId {
  readonly playerId: bigint
  readonly project: string
  readonly restoreId: string
  readonly now: Date
}

export async function keepRestoreId(sql: Sql, { playerId, project, restoreId, now }: RestoreId): Promise<void> {
  await sql.query(
    `INSERT INTO chat_restore_ids (player_id, project, restore_id, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, project) DO UPDATE SET restore_id = excluded.restore_id, updated_at = excluded.updated_at`,
    [playerId, project, restoreId, now],
  )
}
