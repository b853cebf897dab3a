import type { BeaconOutput } from '@apogee/rules/lotteries/draw'
import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryValue } from '../../../core/db/queryOne.ts'

export async function listValues(sql: Sql, lottery: bigint): Promise<string[]> {
  const rows = await sql.query<{ value: string }>(
    'SELECT value FROM lottery_values WHERE lottery_id = $1 ORDER BY id',
    [lottery],
  )
  return rows.map(({ value }) => value)
}

/**
 * Whether values are accepted: between the closing of the list of tickets and the draw. The lock keeps the draw from
 * starting before the transaction ends.
 */
export async function lockForValues(tx: Tx, lottery: bigint, now: Date): Promise<boolean> {
  const [open] = await tx.query(
    `SELECT 1 FROM lotteries WHERE id = $1 AND closed_at IS NOT NULL AND finished_at IS NULL AND $2 < draw_at FOR SHARE`,
    [lottery, now],
  )
  return open !== undefined
}

/** Adds a player's value, once. Returns the stored value; null for a player without tickets in the draw. */
export async function insertValue(
  tx: Tx,
  {
    lottery,
    playerId,
    value,
    at,
  }: { readonly lottery: bigint; readonly playerId: bigint; readonly value: string; readonly at: Date },
): Promise<string | null> {
  await tx.query(
    `INSERT INTO lottery_values (lottery_id, player_id, value, created_at)
     SELECT lottery_id, player_id, $3, $4 FROM lottery_players WHERE lottery_id = $1 AND player_id = $2 AND tickets_count > 0
     ON CONFLICT (lottery_id, player_id) DO NOTHING`,
    [lottery, playerId, value, at],
  )
  const [row] = await tx.query<{ value: string }>(
    'SELECT value FROM lottery_values WHERE lottery_id = $1 AND player_id = $2',
    [lottery, playerId],
  )
  return row?.value ?? null
}

interface AwaitingRow extends Row {
  readonly id: bigint
  readonly beacon_url: string
  readonly draw_at: Date
}

/** Due lotteries that wait for the output of their beacon. */
export const listAwaitingBeacon = (sql: Sql, now: Date): Promise<AwaitingRow[]> =>
  sql.query<AwaitingRow>(
    `SELECT id, beacon_url, draw_at FROM lotteries
      WHERE finished_at IS NULL AND closed_at IS NOT NULL AND draw_at <= $1 AND beacon_url IS NOT NULL AND beacon IS NULL ORDER BY id`,
    [now],
  )

/** Stores the output of a beacon, unless one is stored already. */
export async function storeBeacon(sql: Sql, lottery: bigint, output: BeaconOutput): Promise<void> {
  await sql.query('UPDATE lotteries SET beacon = $2 WHERE id = $1 AND beacon IS NULL', [
    lottery,
    JSON.stringify(output),
  ])
}

export const readBeacon = (sql: Sql, lottery: bigint): Promise<BeaconOutput | null> =>
  queryValue(sql, 'SELECT beacon FROM lotteries WHERE id = $1', [lottery])
