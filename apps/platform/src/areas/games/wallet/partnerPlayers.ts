import type { Sql } from '../../../core/db/db.ts'

/** A player has opened a game of a partner that may ask about them by the reference alone. */
export async function storePartnerPlayer(
  sql: Sql,
  partner: string,
  reference: string,
  playerId: bigint,
): Promise<void> {
  await sql.query(
    'INSERT INTO studio_players (partner, reference, player_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [partner, reference, playerId],
  )
}

export async function findPartnerPlayer(sql: Sql, partner: string, reference: string): Promise<bigint | null> {
  const [row] = await sql.query<{ player_id: bigint }>(
    'SELECT player_id FROM studio_players WHERE partner = $1 AND reference = $2',
    [partner, reference],
  )
  return row?.player_id ?? null
}
