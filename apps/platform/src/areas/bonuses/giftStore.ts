import type { Row, Sql } from '../../core/db/db.ts'

const maxListed = 100

/** A player's most recent bonuses or free spins, newest first. */
export const newestOf = <R extends Row>(
  sql: Sql,
  table: 'player_bonuses' | 'player_freespins',
  playerId: bigint,
): Promise<R[]> =>
  sql.query<R>(
    {
      name: `newest_${table}`,
      text: `SELECT * FROM ${table} WHERE player_id = $1 ORDER BY id DESC LIMIT ${maxListed}`,
    },
    [playerId],
  )

interface Moved {
  readonly id: bigint
  readonly player_id: bigint
  readonly stage: string
  readonly currency: string
}

/** Records a transition of a bonus or of free spins; `amount` is the moved bonus money or the winnings of the spins. */
export async function recordStage(
  sql: Sql,
  of: 'bonus_id' | 'freespins_id',
  { id, player_id, stage, currency }: Moved,
  amount: bigint,
  at: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO bonus_events (${of}, player_id, stage, currency, amount_cents, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, player_id, stage, currency, amount, at],
  )
}
