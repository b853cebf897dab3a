import type { Person } from '@apogee/rules/profile/samePerson'
import type { Row, Sql } from '../../core/db/db.ts'

/** The details by which a register of excluded persons recognises a person. */
export const identityFields = ['first_name', 'last_name', 'date_of_birth', 'personal_id_number'] as const

interface IdentityRow extends Row, Person {
  readonly approved: string[]
  readonly confirmed_at: Date | null
  readonly verified: boolean
  readonly created_at: Date
}

const digests = (condition: string): string =>
  `ARRAY(SELECT encode(digest, 'hex') FROM documents WHERE player_id = $1 AND ${condition})`

/** Throws if there is no such player. */
export async function identityOf(sql: Sql, playerId: bigint) {
  const [row] = await sql.query<IdentityRow>(
    `SELECT email, first_name, last_name, date_of_birth::text AS date_of_birth, personal_id_number, confirmed_at, verified, created_at,
            ${digests('true')} AS documents, ${digests("status = 'approved'")} AS approved
       FROM players WHERE id = $1`,
    [playerId],
  )
  if (!row) throw new Error(`player ${playerId} does not exist`)
  const { approved, confirmed_at, verified, created_at, ...person } = row
  return {
    person,
    /** Digests of the files of documents that were approved. */
    approvedDocuments: approved,
    /** When they confirmed their address; null if they did not. */
    confirmedAt: confirmed_at,
    isVerified: verified,
    createdAt: created_at,
  }
}

/** The details that identify a player as a person, and the proofs of them. */
export type Identity = Awaited<ReturnType<typeof identityOf>>

/** Records when the player's details were compared with those of others; null marks them to be compared again. */
export async function setComparedAt(sql: Sql, playerId: bigint, at: Date | null): Promise<void> {
  await sql.query('UPDATE players SET compared_at = $2 WHERE id = $1', [playerId, at])
}

/** Players whose details have not been compared yet, at most `max` of them. */
export async function uncomparedPlayers(sql: Sql, max: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    'SELECT id FROM players WHERE compared_at IS NULL ORDER BY id LIMIT $1',
    [max],
  )
  return rows.map(({ id }) => id)
}
