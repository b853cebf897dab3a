import { isSamePerson, type MarkKind } from '@apogee/rules/profile/samePerson'
import type { Sql } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'
import { inForce } from '../limitSql.ts'

/** A self-exclusion in force. */
export interface Exclusion extends Record<string, unknown> {
  readonly id: bigint
  /** null: permanent */
  readonly disable_at: Date | null
}

/** The self-exclusion in force for an account that ends last. */
export const exclusionOf = (sql: Sql, playerId: bigint, now: Date): Promise<Exclusion | null> =>
  queryFirst(
    sql,
    `SELECT l.id, l.disable_at FROM player_limits l
      WHERE l.player_id = $1 AND l.type = 'selfexclusion' AND ${inForce('$2::timestamptz')}
      ORDER BY coalesce(l.disable_at, 'infinity') DESC LIMIT 1`,
    [playerId, now],
  )

/**
 * Whether a mark `m` of the excluded player is proven for the exclusion `l`. An address counts only if it was confirmed
 * before the exclusion: otherwise an attacker could register a stranger's address, exclude it, and have the stranger
 * confirm it with the link in the email.
 */
const isProven = `m.proven_at IS NOT NULL AND (m.kind <> 'email' OR m.proven_at <= l.created_at)`

const kinds = (condition = 'true') => `coalesce(array_agg(DISTINCT m.kind) FILTER (WHERE ${condition}), '{}'::text[])`

interface MatchRow extends Exclusion {
  readonly player_id: bigint
  readonly kinds: MarkKind[]
  readonly proven: MarkKind[]
}

/** Another account that may belong to the same person. */
export interface Match extends Exclusion {
  readonly playerId: bigint
  /** The excluded person's marks are proven: the exclusion applies to the account. */
  readonly isProven: boolean
  /** The account was created after the exclusion, with marks that the excluded account already had. */
  readonly isNew: boolean
}

/** Self-exclusions in force under other accounts that share marks with a player's, the longest first. */
export async function exclusionsOfOtherAccounts(
  sql: Sql,
  playerId: bigint,
  createdAt: Date,
  now: Date,
): Promise<readonly Match[]> {
  const rows = await sql.query<MatchRow & { known_before: MarkKind[]; is_after: boolean }>(
    `SELECT l.id, l.disable_at, l.player_id, l.created_at <= $3 AS is_after, ${kinds()} AS kinds, ${kinds(isProven)} AS proven,
            ${kinds('m.recorded_at <= $3')} AS known_before
       FROM identity_marks o
       JOIN identity_marks m ON m.mark = o.mark AND m.kind = o.kind AND m.player_id <> o.player_id
       JOIN player_limits l ON l.player_id = m.player_id AND l.type = 'selfexclusion' AND ${inForce('$2::timestamptz')}
      WHERE o.player_id = $1
      GROUP BY l.id ORDER BY coalesce(l.disable_at, 'infinity') DESC`,
    [playerId, now, createdAt],
  )
  return rows
    .filter((row) => isSamePerson(row.kinds))
    .map((row) => ({
      id: row.id,
      disable_at: row.disable_at,
      playerId: row.player_id,
      isProven: isSamePerson(row.proven),
      isNew: row.is_after && isSamePerson(row.known_before),
    }))
}

/** Other accounts that share marks with the player of an exclusion, and whether that player's marks are proven. */
export async function accountsOfPerson(
  sql: Sql,
  exclusion: Exclusion,
): Promise<readonly Pick<Match, 'playerId' | 'isProven'>[]> {
  const rows = await sql.query<Pick<MatchRow, 'player_id' | 'kinds' | 'proven'>>(
    `SELECT o.player_id, ${kinds()} AS kinds, ${kinds(isProven)} AS proven
       FROM player_limits l
       JOIN identity_marks m ON m.player_id = l.player_id
       JOIN identity_marks o ON o.mark = m.mark AND o.kind = m.kind AND o.player_id <> m.player_id
      WHERE l.id = $1 GROUP BY o.player_id ORDER BY o.player_id`,
    [exclusion.id],
  )
  return rows
    .filter((row) => isSamePerson(row.kinds))
    .map((row) => ({ playerId: row.player_id, isProven: isSamePerson(row.proven) }))
}

/** Self-excluded players whose marks have not been recorded yet. */
export async function unrecordedExcluded(sql: Sql, now: Date): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint }>(
    `SELECT DISTINCT l.player_id FROM player_limits l
      WHERE l.type = 'selfexclusion' AND ${inForce('$1::timestamptz')}
        AND NOT EXISTS (SELECT FROM identity_marks m WHERE m.player_id = l.player_id AND m.kind = 'email')
      ORDER BY l.player_id`,
    [now],
  )
  return rows.map(({ player_id }) => player_id)
}
