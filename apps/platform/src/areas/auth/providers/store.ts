import type { Sql } from '../../../core/db/db.ts'
import { hasRow, queryValue } from '../../../core/db/queryOne.ts'

interface LinkRow extends Record<string, unknown> {
  readonly id: bigint
  readonly provider: string
  readonly uid: string
  readonly created_at: Date
}

export const findLinked = (sql: Sql, provider: string, uid: string): Promise<bigint | null> =>
  queryValue(sql, 'SELECT player_id FROM player_auth_providers WHERE provider = $1 AND uid = $2', [provider, uid])

/**
 * Links an identity to a player. Of two concurrent inserts the first wins: the second is for the same player or has no
 * effect. Returns whether the link is new.
 */
export const link = (sql: Sql, playerId: bigint, provider: string, uid: string, now: Date): Promise<boolean> =>
  hasRow(
    sql,
    `INSERT INTO player_auth_providers (player_id, provider, uid, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [playerId, provider, uid, now],
  )

/** Removes one of the player's links and returns its provider; null when there is no such link (SEC-12). */
export const unlink = (sql: Sql, playerId: bigint, id: bigint): Promise<string | null> =>
  queryValue(sql, 'DELETE FROM player_auth_providers WHERE id = $2 AND player_id = $1 RETURNING provider', [
    playerId,
    id,
  ])

export async function unlinkAll(sql: Sql, playerId: bigint): Promise<void> {
  await sql.query('DELETE FROM player_auth_providers WHERE player_id = $1', [playerId])
}

export const linksOf = (sql: Sql, playerId: bigint): Promise<LinkRow[]> =>
  sql.query<LinkRow>(
    'SELECT id, provider, uid, created_at FROM player_auth_providers WHERE player_id = $1 ORDER BY id',
    [playerId],
  )
