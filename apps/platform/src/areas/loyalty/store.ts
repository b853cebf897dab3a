import type { Sql } from '../../core/db/db.ts'

/** Whole points with at most two digits behind the point. */
export interface Points {
  readonly chargeable: number
  readonly persistent: number
}

export async function findPoints(sql: Sql, playerId: bigint): Promise<Points> {
  const [row] = await sql.query<{ chargeable: number; persistent: number }>(
    'SELECT chargeable::float8 AS chargeable, persistent::float8 AS persistent FROM comp_points WHERE player_id = $1',
    [playerId],
  )
  return row ?? { chargeable: 0, persistent: 0 }
}

/** First points of a player; one who has a row keeps what it says. */
export async function insertPoints(sql: Sql, playerId: bigint, { chargeable, persistent }: Points): Promise<void> {
  await sql.query(
    `INSERT INTO comp_points (player_id, chargeable, persistent) VALUES ($1, $2, $3) ON CONFLICT (player_id) DO NOTHING`,
    [playerId, chargeable, persistent],
  )
}
