import type { limitStatus, limitType } from '@apogee/contract/limits'
import { usualRealityMinutes } from '@apogee/rules/limits/realityCheck'
import type { z } from 'zod'
import type { Sql, Tx } from '../../core/db/db.ts'
import { hasRow, queryFirst, queryOneValue } from '../../core/db/queryOne.ts'
import { awaitsAnswer, inForce } from './limitSql.ts'

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
  /** For money limits: the currency it is counted in, its amount and usage; null for time limits. */
  readonly currency: string | null
  readonly amount_cents: bigint | null
  readonly used_cents: bigint
  readonly active_until: Date | null
  readonly replaces_id: bigint | null
  /** A reality check was published: new rounds wait for its answer for as long as the play session lasts. */
  readonly holds_play: boolean
}

/** A limit's equivalent in one currency. */
export interface LimitAccountRow extends Record<string, unknown> {
  readonly limit_id: bigint
  readonly currency: string
  readonly amount_cents: bigint
  /** Whether the player entered it. */
  readonly is_named: boolean
}

/** Columns of `player_limits l` that make up its row. */
export const limitColumns = `l.id, l.type, l.period, l.status, l.strategy, l.parent_type, l.created_at, l.disable_at, l.confirm_until, l.zone,
  l.currency, l.amount_cents, l.used_cents, l.active_until, l.replaces_id, l.holds_play`

/** Limits that have not ended, oldest first; a change not confirmed in time is dropped. */
export const listOwn = (sql: Sql, playerId: bigint, now: Date): Promise<LimitRow[]> =>
  sql.query<LimitRow>(
    `SELECT ${limitColumns} FROM player_limits l
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

/** The player's limits of these types that are in force, locked until the transaction ends, oldest first. */
export const lockInForce = (tx: Tx, playerId: bigint, types: readonly LimitType[], now: Date): Promise<LimitRow[]> =>
  tx.query<LimitRow>(
    `SELECT ${limitColumns} FROM player_limits l
     WHERE l.player_id = $1 AND l.type = ANY ($3::text[]) AND ${inForce('$2')} ORDER BY l.id FOR UPDATE OF l`,
    [playerId, now, types],
  )

/** A limit of the player that has not ended, in force or pending. */
export const findOwn = (sql: Sql, playerId: bigint, id: bigint, now: Date): Promise<LimitRow | null> =>
  queryFirst(
    sql,
    `SELECT ${limitColumns} FROM player_limits l WHERE l.id = $2 AND l.player_id = $1 AND l.removed_at IS NULL
       AND (l.disable_at IS NULL OR l.disable_at > $3) AND NOT (l.status = 'unconfirmed' AND l.confirm_until <= $3)`,
    [playerId, id, now],
  )

export const accountsOf = (sql: Sql, limitId: bigint): Promise<LimitAccountRow[]> =>
  sql.query<LimitAccountRow>(
    'SELECT limit_id, currency, amount_cents, is_named FROM player_limit_accounts WHERE limit_id = $1 ORDER BY currency',
    [limitId],
  )

/** The player's chosen minutes between reality checks, as stored; undefined without a choice. */
export async function realityPeriod(sql: Sql, playerId: bigint): Promise<string | undefined> {
  const [row] = await sql.query<{ period: string }>(
    `SELECT period FROM player_limits WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL
     ORDER BY id DESC LIMIT 1`,
    [playerId],
  )
  return row?.period
}

/**
 * Sets the minutes between reality checks. Since this is not a money limit, it changes at once. Returns its id.
 */
export const chooseRealityPeriod = (sql: Sql, playerId: bigint, period: string, now: Date): Promise<bigint> =>
  queryOneValue(
    sql,
    `WITH known AS (
       UPDATE player_limits SET period = $2 WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL RETURNING id
     ), made AS (
       INSERT INTO player_limits (player_id, type, period, status, created_at)
       SELECT $1, 'reality_check', $2, 'active', $3 WHERE NOT EXISTS (SELECT FROM known) RETURNING id
     ) SELECT id FROM known UNION ALL SELECT id FROM made LIMIT 1`,
    [playerId, period, now],
  )

/**
 * Stores whether new rounds wait for an answer to a check. A player who never chose an interval has no row yet and gets
 * one with the default.
 */
export async function setPlayPaused(sql: Sql, playerId: bigint, isHeld: boolean, now: Date): Promise<void> {
  const known = await sql.query(
    `UPDATE player_limits SET holds_play = $2
     WHERE player_id = $1 AND type = 'reality_check' AND removed_at IS NULL RETURNING id`,
    [playerId, isHeld],
  )
  if (known.length > 0 || !isHeld) return
  await sql.query(
    `INSERT INTO player_limits (player_id, type, period, status, created_at, holds_play)
     VALUES ($1, 'reality_check', $2, 'active', $3, true)`,
    [playerId, String(usualRealityMinutes), now],
  )
}

/** SAFE-04: whether new rounds wait for the answer to a check. */
export const isPlayPaused = (sql: Sql, limitId: bigint, now: Date): Promise<boolean> =>
  hasRow(sql, `SELECT FROM player_limits l WHERE l.id = $1 AND ${awaitsAnswer('$2::timestamptz')}`, [limitId, now])
