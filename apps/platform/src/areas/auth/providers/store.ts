import type { Sql } from '../../../core/db/db.ts'

interface LinkRow extends Record<string, unknown> {
  readonly id: bigint
  readonly provider: string
  readonly uid: string
  readonly created_at: Date
}

export async function findLinked(sql: Sql, provider: string, uid: string): Promise<bigint | null> {
  const [row] = await sql.query<{ player_id: bigint }>(
    'SELECT player_id FROM player_auth_providers WHERE provider = $1 AND uid = $2',
    [provider, uid],
  )
  return row?.player_id ?? null
}

/** Of two concurrent writes one is kept: both belong to the same player, or the second changes nothing. */
export async function link(sql: Sql, playerId: bigint, provider: string, uid: string, now: Date): Promise<void> {
  await sql.query(
    'INSERT INTO player_auth_providers (player_id, provider, uid, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [playerId, provider, uid, now],
  )
}

export const linksOf = (sql: Sql, playerId: bigint): Promise<LinkRow[]> =>
  sql.query<LinkRow>(
    'SELECT id, provider, uid, created_at FROM player_auth_providers WHERE player_id = $1 ORDER BY id',
    [playerId],
  )
