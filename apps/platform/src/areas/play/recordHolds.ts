import type { Row, Sql } from '../../core/db/db.ts'
import { queryOne } from '../../core/db/queryOne.ts'
import type { CommandSignature } from '../../core/operators/operatorCommand.ts'

interface RecordHold extends Row {
  readonly id: bigint
  readonly player_id: bigint
  readonly operator: string
  readonly reason: string
  readonly placed_at: Date
}

/** Keeps the rounds of a player in the database until the hold is released. Returns its number. */
export async function placeHold(
  sql: Sql,
  playerId: bigint,
  { operator, reason }: CommandSignature,
  now: Date,
): Promise<bigint> {
  const { id } = await queryOne<{ id: bigint }>(
    sql,
    'INSERT INTO record_holds (player_id, operator, reason, placed_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [playerId, operator, reason, now],
  )
  return id
}

/** Returns the player; null when there is no such hold, or it was released before. */
export async function releaseHold(
  sql: Sql,
  hold: bigint,
  { operator, reason }: CommandSignature,
  now: Date,
): Promise<bigint | null> {
  const [row] = await sql.query<{ player_id: bigint }>(
    `UPDATE record_holds SET released_by = $2, release_reason = $3, released_at = $4
      WHERE id = $1 AND released_at IS NULL RETURNING player_id`,
    [hold, operator, reason, now],
  )
  return row?.player_id ?? null
}

/** Holds that are not released, the oldest first. */
export const openHolds = (sql: Sql): Promise<RecordHold[]> =>
  sql.query<RecordHold>(
    'SELECT id, player_id, operator, reason, placed_at FROM record_holds WHERE released_at IS NULL ORDER BY id',
  )
