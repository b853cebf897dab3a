import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { hasRow } from '../../core/db/queryOne.ts'

export interface ReachedRow extends Row {
  readonly identifier: string
  readonly player_id: bigint
  readonly level: number
  readonly reached_at: Date
  readonly is_rewarded: boolean
}

/** The levels a player has reached in a quest, in order. */
export const listReached = (sql: Sql, playerId: bigint, identifier: string): Promise<ReachedRow[]> =>
  sql.query<ReachedRow>(
    {
      name: 'quest_levels_reached',
      text: 'SELECT * FROM quest_levels WHERE identifier = $1 AND player_id = $2 ORDER BY level',
    },
    [identifier, playerId],
  )

/** A player in a quest. */
export interface Part {
  readonly identifier: string
  readonly playerId: bigint
}

/** The levels that players have reached in quests, in order. */
export const listReachedIn = (sql: Sql, parts: readonly Part[]): Promise<ReachedRow[]> =>
  sql.query<ReachedRow>(
    {
      name: 'quest_levels_reached_in',
      text: `SELECT l.* FROM unnest($1::text[], $2::bigint[]) AS w (identifier, player_id)
         JOIN quest_levels l USING (identifier, player_id) ORDER BY l.player_id, l.level`,
    },
    [parts.map(({ identifier }) => identifier), parts.map(({ playerId }) => playerId)],
  )

/** All levels a player has reached, in order. */
export const listAllReached = (sql: Sql, playerId: bigint): Promise<ReachedRow[]> =>
  sql.query<ReachedRow>('SELECT * FROM quest_levels WHERE player_id = $1 ORDER BY identifier, level', [playerId])

export interface NewLevel {
  readonly identifier: string
  readonly playerId: bigint
  readonly level: number
  readonly isRewarded: boolean
  readonly at: Date
}

/** Stores a reached level; false when it was stored before, even by a transaction that has just committed. */
export const insertLevel = (tx: Tx, { identifier, playerId, level, isRewarded, at }: NewLevel): Promise<boolean> =>
  hasRow(
    tx,
    `INSERT INTO quest_levels (identifier, player_id, level, reached_at, is_rewarded) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING level`,
    [identifier, playerId, level, at, isRewarded],
  )

/** Stores reached levels without a reward for many players. Returns the new ones. */
export const insertLevels = (
  tx: Tx,
  identifier: string,
  levels: readonly { readonly playerId: bigint; readonly level: number }[],
  at: Date,
): Promise<{ readonly player_id: bigint; readonly level: number }[]> =>
  tx.query(
    `INSERT INTO quest_levels (identifier, player_id, level, reached_at, is_rewarded)
     SELECT $1, l.player, l.level, $4, false FROM unnest($2::bigint[], $3::int[]) AS l (player, level)
         ON CONFLICT DO NOTHING RETURNING player_id, level`,
    [identifier, levels.map(({ playerId }) => playerId), levels.map(({ level }) => level), at],
  )

/** The subset of these players who have reached a level. */
export async function reachedBy(
  sql: Sql,
  identifier: string,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await sql.query<{ player_id: bigint }>(
    'SELECT player_id FROM quest_levels WHERE identifier = $1 AND player_id = ANY ($2::bigint[])',
    [identifier, players],
  )
  return new Set(rows.map(({ player_id: id }) => id))
}

/** The number of players who have reached each of these achievements; those that no one has reached are missing. */
export async function countReached(sql: Sql, identifiers: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ identifier: string; players: number }>(
    'SELECT identifier, count(*)::int AS players FROM quest_levels WHERE identifier = ANY ($1::text[]) GROUP BY identifier',
    [identifiers],
  )
  return new Map(rows.map(({ identifier, players }) => [identifier, players]))
}
