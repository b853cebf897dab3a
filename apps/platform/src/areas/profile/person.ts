import type { Person } from '@apogee/rules/profile/samePerson'
import type { Row, Sql } from '../../core/db/db.ts'

/** What identifies a player as a person; throws when there is none. */
export async function personOf(sql: Sql, playerId: bigint): Promise<Person> {
  const [row] = await sql.query<Person & Row>(
    `SELECT email, first_name, last_name, date_of_birth::text AS date_of_birth, personal_id_number,
            ARRAY(SELECT encode(digest, 'hex') FROM documents WHERE player_id = $1) AS documents
       FROM players WHERE id = $1`,
    [playerId],
  )
  if (!row) throw new Error(`there is no player ${playerId}`)
  return row
}

/** Records when the person's details were compared with others; null: they must be compared again. */
export async function noteMarked(sql: Sql, playerId: bigint, at: Date | null): Promise<void> {
  await sql.query('UPDATE players SET marked_at = $2 WHERE id = $1', [playerId, at])
}

/** Players with details that have not been compared yet, `most` of them. */
export async function unmarkedPlayers(sql: Sql, most: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>('SELECT id FROM players WHERE marked_at IS NULL ORDER BY id LIMIT $1', [
    most,
  ])
  return rows.map(({ id }) => id)
}
