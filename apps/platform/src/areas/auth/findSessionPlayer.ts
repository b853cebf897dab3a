import type { Sql } from '../../core/db/db.ts'
import type { Licence, Player } from '../../core/http/handler.ts'

/** What every call knows about the signed-in player; null when there is no such player. */
export async function findSessionPlayer(sql: Sql, id: bigint): Promise<Player | null> {
  const [row] = await sql.query<{ id: bigint; currency: string; license_name: Licence; break_until: Date | null }>(
    { name: 'session_player', text: 'SELECT id, currency, license_name, break_until(id) FROM players WHERE id = $1' },
    [id],
  )
  return row ? { id: row.id, currency: row.currency, licence: row.license_name, breakUntil: row.break_until } : null
}
