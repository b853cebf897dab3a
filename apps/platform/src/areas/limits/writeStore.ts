import type { Tx } from '../../core/db/db.ts'
import { insertion, queryFirst, queryOne } from '../../core/db/queryOne.ts'
import type { LimitMoney } from './limitMoney.ts'
import { type LimitRow, type LimitStatus, type LimitType, limitColumns } from './store.ts'

export interface NewLimit {
  readonly playerId: bigint
  readonly type: LimitType
  readonly period: string
  readonly status: LimitStatus
  readonly zone: string
  readonly at: Date
  readonly disableAt?: Date | null
  readonly money?: LimitMoney
  readonly activeUntil?: Date
  readonly replaces?: bigint
}

export async function insertLimit(tx: Tx, limit: NewLimit): Promise<LimitRow> {
  const { playerId, type, period, status, zone, at, disableAt, money, activeUntil, replaces } = limit
  const values = {
    player_id: playerId,
    type,
    period,
    status,
    zone,
    created_at: at,
    disable_at: disableAt,
    currency: money?.currency,
    amount_cents: money?.cents,
    counted_from: money && at,
    active_until: activeUntil,
    replaces_id: replaces,
  }
  const row = await queryOne<LimitRow>(
    tx,
    ...insertion('INSERT INTO player_limits AS l', values, `RETURNING ${limitColumns}`),
  )
  if (money) await writeAccounts(tx, row.id, money)
  return row
}

async function writeAccounts(tx: Tx, limitId: bigint, { all, named }: LimitMoney): Promise<void> {
  await tx.query(
    `INSERT INTO player_limit_accounts (limit_id, currency, amount_cents, is_named)
     SELECT $1, a.currency, a.cents, a.currency = ANY ($4::text[]) FROM unnest($2::text[], $3::bigint[]) AS a(currency, cents)
     ON CONFLICT (limit_id, currency) DO UPDATE SET amount_cents = excluded.amount_cents, is_named = excluded.is_named`,
    [limitId, [...all.keys()], [...all.values()], [...named.keys()]],
  )
}

/** Changes the amount of a limit and stores its usage. */
export async function rewriteMoney(tx: Tx, limitId: bigint, money: LimitMoney, used: bigint): Promise<void> {
  await tx.query('UPDATE player_limits SET currency = $2, amount_cents = $3, used_cents = $4 WHERE id = $1', [
    limitId,
    money.currency,
    money.cents,
    used,
  ])
  await writeAccounts(tx, limitId, money)
}

export async function rewritePeriod(tx: Tx, limitId: bigint, period: string): Promise<void> {
  await tx.query('UPDATE player_limits SET period = $2 WHERE id = $1', [limitId, period])
}

/** Drops pending changes and removals of this limit, which stays in force unchanged. */
export async function dropPending(tx: Tx, limitId: bigint, at: Date): Promise<void> {
  await tx.query('UPDATE player_limits SET removed_at = $2 WHERE replaces_id = $1 AND removed_at IS NULL', [
    limitId,
    at,
  ])
  await tx.query(
    `UPDATE player_limits SET status = 'active', disable_at = NULL, confirm_until = NULL, token_hash = NULL
     WHERE id = $1 AND status IN ('unconfirmed_disable', 'confirmed_disable')`,
    [limitId],
  )
}

export async function removeAt(tx: Tx, limitId: bigint, at: Date): Promise<void> {
  await tx.query('UPDATE player_limits SET removed_at = $2 WHERE id = $1', [limitId, at])
}

/** Stores a change that waits for its token until a time. */
export async function awaitToken(
  tx: Tx,
  limitId: bigint,
  status: LimitStatus,
  hash: Buffer,
  until: Date,
): Promise<void> {
  await tx.query('UPDATE player_limits SET status = $2, token_hash = $3, confirm_until = $4 WHERE id = $1', [
    limitId,
    status,
    hash,
    until,
  ])
}

/** Consumes a token and returns its pending change, if any. */
export const useToken = (tx: Tx, playerId: bigint, hash: Buffer, now: Date): Promise<LimitRow | null> =>
  queryFirst(
    tx,
    `UPDATE player_limits l SET token_hash = NULL, confirm_until = NULL
     WHERE l.player_id = $1 AND l.token_hash = $2 AND l.removed_at IS NULL AND l.confirm_until > $3
     RETURNING ${limitColumns}`,
    [playerId, hash, now],
  )

export async function endAt(tx: Tx, limitId: bigint, at: Date): Promise<void> {
  await tx.query("UPDATE player_limits SET status = 'confirmed_disable', disable_at = $2 WHERE id = $1", [limitId, at])
}

/** Starts counting the looser limit next to the one it will replace, from that one's usage. */
export async function bringIn(tx: Tx, limitId: bigint, replaced: LimitRow | null, used: bigint): Promise<void> {
  await tx.query(
    `UPDATE player_limits l SET status = 'confirmed', used_cents = $3,
            counted_from = coalesce(o.counted_from, l.counted_from), active_until = coalesce(o.active_until, l.active_until)
       FROM (SELECT 1) one LEFT JOIN player_limits o ON o.id = $2 WHERE l.id = $1`,
    [limitId, replaced?.id ?? null, used],
  )
}
