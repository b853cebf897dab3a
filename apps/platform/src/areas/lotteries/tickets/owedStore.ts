import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryFirst } from '../../../core/db/queryOne.ts'

/** Tickets that a player has won in another competition. */
export interface OwedRow extends Row {
  readonly key: string
  readonly player_id: bigint
  /** Name of the lottery's file. */
  readonly file: string
  readonly tickets: number
}

export const insertOwed = (tx: Tx, { key, player_id, file, tickets }: OwedRow, at: Date): Promise<Row[]> =>
  tx.query(
    'INSERT INTO lottery_owed_tickets (key, player_id, file, tickets, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
    [key, player_id, file, tickets, at],
  )

/** Keys of the next owed tickets of a lottery. */
export async function listOwed(sql: Sql, file: string, after: string, most: number): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    {
      name: 'lotteries_owed',
      text: 'SELECT key FROM lottery_owed_tickets WHERE file = $1 AND key > $2 ORDER BY key LIMIT $3',
    },
    [file, after, most],
  )
  return rows.map(({ key }) => key)
}

/** Locks owed tickets; null when they have been granted or another process is granting them. */
export const lockOwed = (tx: Tx, key: string): Promise<OwedRow | null> =>
  queryFirst(
    tx,
    'SELECT key, player_id, file, tickets FROM lottery_owed_tickets WHERE key = $1 FOR UPDATE SKIP LOCKED',
    [key],
  )

export const dropOwed = (tx: Tx, key: string): Promise<Row[]> =>
  tx.query('DELETE FROM lottery_owed_tickets WHERE key = $1', [key])
