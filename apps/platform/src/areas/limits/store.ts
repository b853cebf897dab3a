import type { limitStatus, limitType } from '@apogee/contract/limits'
import type { z } from 'zod'
import type { Sql, Tx } from '../../core/db/db.ts'
import { inForce } from '../../core/ledger/limitSql.ts'

export type LimitType = z.output<typeof limitType>
export type LimitStatus = z.output<typeof limitStatus>

export interface LimitRow extends Record<string, unknown> {
  readonly id: bigint
  readonly type: LimitType
  readonly period: string
  readonly status: LimitStatus
  readonly strategy: string | null
  readonly parent_type: string | null
  readonly created_at: Date
  readonly disable_at: Date | null
  readonly confirm_until: Date | null
  readonly zone: string
  /** Money: the currency it is counted in, its sum and what is used of it; null of limits of time. */
  readonly currency: string | null
  readonly amount_cents: bigint | null
  readonly used_cents: bigint
  readonly active_until: Date | null
  readonly replaces_id: bigint | null
}

/** What a limit comes to in one currency. */
export interface LimitAccountRow extends Record<string, unknown> {
  readonly limit_id: bigint
  readonly currency: string
  readonly amount_cents: bigint
  /** By the player himself. */
  readonly is_named: boolean
}

const columns = `l.id, l.type, l.period, l.status, l.strategy, l.parent_type, l.created_at, l.disable_at, l.confirm_until, l.zone,
  l.currency, l.amount_cents, l.used_cents, l.active_until, l.replaces_id`

/** Limits that are not over, the oldest first; a change nobody confirmed in time is forgotten. */
export const listOwn = (sql: Sql, playerId: bigint, now: Date): Promise<LimitRow[]> =>
  sql.query<LimitRow>(
    `SELECT ${columns} FROM player_limits l
     WHERE l.player_id = $1 AND l.removed_at IS NULL AND (l.disable_at IS NULL OR l.disable_at > $2)
       AND NOT (l.status = 'unconfirmed' AND l.confirm_until <= $2) ORDER BY l.id`,
    [playerId, now],
  )

export const listAccounts = (sql: Sql, playerId: bigint): Promise<LimitAccountRow[]> =>
  sql.query<LimitAccountRow>(
    `SELECT a.limit_id, a.currency, a.amount_cents, a.is_named
     FROM player_limit_accounts a JOIN player_limits l ON l.id = a.limit_id
     WHERE l.player_id = $1 AND l.removed_at IS NULL ORDER BY a.limit_id, a.currency`,
    [playerId],
  )

/** Limits of these types that bind the player, locked until the transaction ends, the oldest first. */
export const lockInForce = (tx: Tx, playerId: bigint, types: readonly LimitType[], now: Date): Promise<LimitRow[]> =>
  tx.query<LimitRow>(
    `SELECT ${columns} FROM player_limits l
     WHERE l.player_id = $1 AND l.type = ANY ($3::text[]) AND ${inForce('$2')} ORDER BY l.id FOR UPDATE OF l`,
    [playerId, now, types],
  )

/** Until when the player takes a break; `until` null is for ever, null alone that he takes none. */
export async function breakOf(sql: Sql, playerId: bigint, now: Date): Promise<{ until: Date | null } | null> {
  const [row] = await sql.query<{ until: Date | null }>(
    `SELECT l.disable_at AS until FROM player_limits l
     WHERE l.player_id = $1 AND l.type IN ('coolingoff', 'selfexclusion') AND ${inForce('$2')}
     ORDER BY l.disable_at DESC NULLS FIRST LIMIT 1`,
    [playerId, now],
  )
  return row ?? null
}

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
