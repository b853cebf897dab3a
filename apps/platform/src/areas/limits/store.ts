import type { limitStatus, limitType } from '@apogee/contract/limits'
import type { z } from 'zod'
import type { Sql } from '../../core/db/db.ts'

export interface LimitRow extends Record<string, unknown> {
  readonly id: bigint
  readonly type: z.output<typeof limitType>
  readonly period: string
  readonly status: z.output<typeof limitStatus>
  readonly strategy: string | null
  readonly parent_type: string | null
  readonly created_at: Date
  readonly disable_at: Date | null
  readonly confirm_until: Date | null
}

export interface LimitAccountRow extends Record<string, unknown> {
  readonly limit_id: bigint
  readonly currency: string
  readonly amount_cents: bigint
  readonly used_cents: bigint
  readonly active_until: Date
}

/** Limits that are not over, the oldest first. */
export const listOwn = (sql: Sql, playerId: bigint, now: Date): Promise<LimitRow[]> =>
  sql.query<LimitRow>(
    `SELECT id, type, period, status, strategy, parent_type, created_at, disable_at, confirm_until FROM player_limits
     WHERE player_id = $1 AND removed_at IS NULL AND (disable_at IS NULL OR disable_at > $2) ORDER BY id`,
    [playerId, now],
  )

export const listAccounts = (sql: Sql, playerId: bigint): Promise<LimitAccountRow[]> =>
  sql.query<LimitAccountRow>(
    `SELECT a.limit_id, a.currency, a.amount_cents, a.used_cents, a.active_until
     FROM player_limit_accounts a JOIN player_limits l ON l.id = a.limit_id
     WHERE l.player_id = $1 AND l.removed_at IS NULL ORDER BY a.limit_id, a.currency`,
    [playerId],
  )

/** The minutes between two reality checks that the player chose, as they are stored; undefined without a choice. */
export async function realityPeriod(sql: Sql, playerId: bigint): Promise<string | undefined> {
  const [row] = await sql.query<{ period: string }>(
    `SELECT period FROM player_limits WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL
     ORDER BY id DESC LIMIT 1`,
    [playerId],
  )
  return row?.period
}

/** Chooses the minutes between two reality checks. A reminder is no limit of money: it is changed at once. */
export async function chooseRealityPeriod(sql: Sql, playerId: bigint, period: string, now: Date): Promise<void> {
  await sql.query(
    `UPDATE player_limits SET removed_at = $2
     WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL AND period <> $3`,
    [playerId, now, period],
  )
  await sql.query(
    `INSERT INTO player_limits (player_id, type, period, status, created_at)
     SELECT $1, 'reality_check', $2, 'active', $3 WHERE NOT EXISTS
       (SELECT 1 FROM player_limits WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL)`,
    [playerId, period, now],
  )
}
