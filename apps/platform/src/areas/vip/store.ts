import type { VipStatus } from '@apogee/rules/vip/statuses'
import type { Sql, Tx } from '../../core/db/db.ts'
import { queryOneValue, queryValue } from '../../core/db/queryOne.ts'

/** Locks the player's VIP status until the transaction ends, so that concurrent moves run one after the other. */
export async function lockStatus(tx: Tx, playerId: bigint, quarter: Date): Promise<void> {
  await tx.query(
    {
      name: 'vip_lock_status',
      text: `INSERT INTO vip_looks (player_id, quarter, bets_left) VALUES ($1, $2, 0)
             ON CONFLICT (player_id) DO UPDATE SET bets_left = vip_looks.bets_left`,
    },
    [playerId, quarter],
  )
}

/** Records the stakes left until the next check; the caller holds the status lock. */
export async function saveStatusCheck(tx: Tx, playerId: bigint, quarter: Date, betsLeft: bigint | null): Promise<void> {
  const text = 'UPDATE vip_looks SET quarter = $2, bets_left = $3 WHERE player_id = $1'
  await tx.query({ name: 'vip_keep_look', text }, [playerId, quarter, betsLeft])
}

export interface Staked {
  readonly playerId: bigint
  readonly micros: bigint
}

/** Counts bets down, one entry per player. Returns the players whose figures need not be checked yet. */
export async function countDown(tx: Tx, staked: readonly Staked[], quarter: Date): Promise<ReadonlySet<bigint>> {
  const players = staked.map(({ playerId }) => playerId)
  // Always in the same order: two workers with the same players must not wait for each other.
  await tx.query(
    {
      name: 'vip_lock_looks',
      text: 'SELECT FROM vip_looks WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id FOR UPDATE',
    },
    [players],
  )
  const rows = await tx.query<{ player_id: bigint; bets_left: bigint | null }>(
    {
      name: 'vip_count_down',
      text: `UPDATE vip_looks l SET bets_left = l.bets_left - s.micros
       FROM unnest($1::bigint[], $2::bigint[]) AS s(player_id, micros)
      WHERE l.player_id = s.player_id AND l.quarter = $3 RETURNING l.player_id, l.bets_left`,
    },
    [players, staked.map(({ micros }) => micros), quarter],
  )
  return new Set(rows.filter(({ bets_left }) => bets_left === null || bets_left > 0n).map((row) => row.player_id))
}

export interface VipMove {
  readonly playerId: bigint
  readonly from: VipStatus
  readonly to: VipStatus
  readonly cause: 'earned' | 'quarter' | 'operator'
  readonly restartsCounting: boolean
  readonly at: Date
}

/** Records a change of status. Returns its number. */
export const insertMove = (tx: Tx, { playerId, from, to, cause, restartsCounting, at }: VipMove): Promise<bigint> =>
  queryOneValue(
    tx,
    `INSERT INTO vip_moves (player_id, from_status, to_status, cause, counts_anew, moved_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [playerId, from, to, cause, restartsCounting, at],
  )

/**
 * The time since which a player's deposits and bets count after an operator lowered the status; null without a limit.
 */
export const countsSince = (sql: Sql, playerId: bigint): Promise<Date | null> =>
  queryValue(
    sql,
    {
      name: 'vip_counts_since',
      text: 'SELECT max(moved_at) AS since FROM vip_moves WHERE player_id = $1 AND counts_anew',
    },
    [playerId],
  )

/** The statuses whose gift the player has got in this quarter. */
export async function grantedStatuses(tx: Tx, playerId: bigint, quarter: Date): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ status: string }>(
    'SELECT status FROM vip_gifts WHERE player_id = $1 AND quarter = $2',
    [playerId, quarter],
  )
  return new Set(rows.map(({ status }) => status))
}

interface VipGiftRow {
  readonly playerId: bigint
  readonly quarter: Date
  readonly status: VipStatus
  readonly offerId: string
  readonly at: Date
}

/** Records that the gift of a status was granted; the caller holds the status lock. */
export async function insertGift(tx: Tx, { playerId, quarter, status, offerId, at }: VipGiftRow): Promise<void> {
  await tx.query('INSERT INTO vip_gifts (player_id, quarter, status, offer_id, given_at) VALUES ($1, $2, $3, $4, $5)', [
    playerId,
    quarter,
    status,
    offerId,
    at,
  ])
}
