import type { VipStatus } from '@apogee/rules/vip/statuses'
import type { Sql, Tx } from '../../core/db/db.ts'

export async function groupsOf(sql: Sql, playerId: bigint): Promise<string[]> {
  const rows = await sql.query<{ group_id: string }>('SELECT group_id FROM player_groups WHERE player_id = $1', [
    playerId,
  ])
  return rows.map(({ group_id }) => group_id)
}

/** From when the oldest of these groups of a player dates; null when he is in none of them. */
export async function memberSince(sql: Sql, playerId: bigint, groups: readonly string[]): Promise<Date | null> {
  const [row] = await sql.query<{ since: Date | null }>(
    'SELECT min(created_at) AS since FROM player_groups WHERE player_id = $1 AND group_id = ANY ($2::text[])',
    [playerId, groups],
  )
  return row?.since ?? null
}

/** Players in one of these groups since before a moment. */
export async function membersSinceBefore(
  sql: Sql,
  groups: readonly string[],
  before: Date,
  most: number,
): Promise<bigint[]> {
  const rows = await sql.query<{ player_id: bigint }>(
    `SELECT DISTINCT player_id FROM player_groups WHERE group_id = ANY ($1::text[]) AND created_at < $2
      ORDER BY player_id LIMIT $3`,
    [groups, before, most],
  )
  return rows.map(({ player_id }) => player_id)
}

/** Holds the player's VIP status until the transaction ends: of two that would move it, one goes first. */
export async function lockStatus(tx: Tx, playerId: bigint, quarter: Date): Promise<void> {
  await tx.query(
    `INSERT INTO vip_looks (player_id, quarter, bets_left) VALUES ($1, $2, 0)
     ON CONFLICT (player_id) DO UPDATE SET bets_left = vip_looks.bets_left`,
    [playerId, quarter],
  )
}

/** Notes when to look again; the caller holds the status. */
export async function keepLook(tx: Tx, playerId: bigint, quarter: Date, betsLeft: bigint | null): Promise<void> {
  await tx.query('UPDATE vip_looks SET quarter = $2, bets_left = $3 WHERE player_id = $1', [
    playerId,
    quarter,
    betsLeft,
  ])
}

export interface Staked {
  readonly playerId: bigint
  readonly micros: bigint
}

/** Counts bets down, one entry a player. Answers whose figures need not be looked at yet. */
export async function countDown(tx: Tx, staked: readonly Staked[], quarter: Date): Promise<ReadonlySet<bigint>> {
  const players = staked.map(({ playerId }) => playerId)
  // Always in the same order: two workers with the same players must not wait for each other.
  await tx.query('SELECT FROM vip_looks WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id FOR UPDATE', [players])
  const rows = await tx.query<{ player_id: bigint; bets_left: bigint | null }>(
    `UPDATE vip_looks l SET bets_left = l.bets_left - s.micros
       FROM unnest($1::bigint[], $2::bigint[]) AS s(player_id, micros)
      WHERE l.player_id = s.player_id AND l.quarter = $3 RETURNING l.player_id, l.bets_left`,
    [players, staked.map(({ micros }) => micros), quarter],
  )
  return new Set(rows.filter(({ bets_left }) => bets_left === null || bets_left > 0n).map((row) => row.player_id))
}

export interface VipMove {
  readonly playerId: bigint
  readonly from: VipStatus
  readonly to: VipStatus
  readonly cause: 'earned' | 'quarter' | 'operator'
  readonly countsAnew: boolean
  readonly at: Date
}

/** Writes a change of status down. Answers its number. */
export async function insertMove(tx: Tx, { playerId, from, to, cause, countsAnew, at }: VipMove): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO vip_moves (player_id, from_status, to_status, cause, counts_anew, moved_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [playerId, from, to, cause, countsAnew, at],
  )
  return row!.id
}

/** Since when a player's deposits and bets count, where an operator lowered the status; null = as far back as is asked. */
export async function countsSince(sql: Sql, playerId: bigint): Promise<Date | null> {
  const [row] = await sql.query<{ since: Date | null }>(
    'SELECT max(moved_at) AS since FROM vip_moves WHERE player_id = $1 AND counts_anew',
    [playerId],
  )
  return row?.since ?? null
}
