import type { Sql, Tx } from '../../../core/db/db.ts'
import type { Licence } from '../../../core/http/handler.ts'

interface Uninformed extends Record<string, unknown> {
  readonly email: string
  readonly language: string
  readonly brand: string
}

/** Marks players as informed about a version of the terms, and returns them. */
export const takeUninformed = (
  tx: Tx,
  { licence, version, limit }: { readonly licence: Licence; readonly version: number; readonly limit: number },
): Promise<Uninformed[]> =>
  tx.query<Uninformed>(
    `UPDATE players SET terms_mailed = $2
      WHERE id IN (SELECT id FROM players WHERE license_name = $1 AND terms_mailed < $2
                    ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING email, language, brand`,
    [licence, version, limit],
  )

/** Asks a player who accepted an earlier version to accept the terms again (`auth_fields_missed`). */
export async function askForTerms(
  sql: Sql,
  playerId: bigint,
  inForce: Readonly<Record<Licence, number>>,
): Promise<void> {
  await sql.query(
    `UPDATE players SET auth_fields_missed = auth_fields_missed || 'terms_acceptance'::text
      WHERE id = $1 AND terms_version < ($2::jsonb ->> license_name)::int AND NOT 'terms_acceptance' = ANY (auth_fields_missed)`,
    [playerId, JSON.stringify(inForce)],
  )
}

/** Stores the version that a player has accepted. */
export async function noteTerms(sql: Sql, playerId: bigint, version: number): Promise<void> {
  await sql.query('UPDATE players SET terms_version = greatest(terms_version, $2) WHERE id = $1', [playerId, version])
}
