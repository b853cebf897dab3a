import { fromMicros, toMicros } from '@apogee/rules/loyalty/points'
import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { Refusal } from '../../core/errors.ts'

/** In millionths of a point. */
interface Points {
  readonly chargeable_micros: bigint
  readonly persistent_micros: bigint
  readonly version: bigint
}

export interface Balance extends Row, Points {
  readonly player_id: bigint
}

const nothing: Points = { chargeable_micros: 0n, persistent_micros: 0n, version: 0n }

/** A player's comp points in millionths; zero for a player who has not earned any. */
export async function findPoints(sql: Sql, playerId: bigint): Promise<Points> {
  const [row] = await sql.query<Balance>('SELECT * FROM comp_points WHERE player_id = $1', [playerId])
  return row ?? nothing
}

/** A player's level points, in points. */
export async function levelPointsOf(sql: Sql, playerId: bigint): Promise<number> {
  const [row] = await sql.query<{ points: number }>(
    {
      name: 'loyalty_level_points',
      text: 'SELECT (persistent_micros / 1e6)::float8 AS points FROM comp_points WHERE player_id = $1',
    },
    [playerId],
  )
  return row?.points ?? 0
}

/** {@link levelPointsOf} as a column of the player `p`. */
export const levelPointsColumn = {
  name: 'level',
  sql: `coalesce((SELECT (c.persistent_micros / 1e6)::float8 FROM comp_points c WHERE c.player_id = p.id), 0) AS level_points`,
}

/** Points in wire format (wire-facts 2.14). */
export const presentPoints = ({ chargeable_micros: chargeable, persistent_micros: persistent, version }: Points) => ({
  chargeable: { points: fromMicros(chargeable) },
  persistent: { points: fromMicros(persistent) },
  version: Number(version),
})

/** An exchange costs more points than the player has (OPEN-61: `points: not_enough`). */
export class NotEnoughPoints extends Refusal {
  override name = 'NotEnoughPoints'
  constructor() {
    super(422, { points: { not_enough: true } })
  }
}

export interface PointsMove {
  /** Permanent unique key of the entry. */
  readonly key: string
  readonly playerId: bigint
  readonly kind: 'opening' | 'rollback' | 'level' | 'exchange' | 'prize'
  readonly reason?: Readonly<Record<string, unknown>>
  /** Millionths of a point, negative for a debit. */
  readonly chargeable: bigint
  readonly persistent: bigint
  readonly at: Date
}

/**
 * Writes an entry and updates the balance; null when an entry with its key exists. Throws {@link NotEnoughPoints} when
 * either balance would fall below zero.
 */
export async function movePoints(tx: Tx, move: PointsMove): Promise<Balance | null> {
  const { key, playerId, kind, reason = {}, chargeable, persistent, at } = move
  await openPoints(tx, [playerId])
  const [entry] = await tx.query(
    `INSERT INTO comp_point_entries (player_id, key, kind, reason, chargeable_micros, persistent_micros, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [playerId, key, kind, JSON.stringify(reason), chargeable, persistent, at],
  )
  if (!entry) return null
  const [row] = await tx.query<Balance>(
    `UPDATE comp_points SET chargeable_micros = chargeable_micros + $2, persistent_micros = persistent_micros + $3,
            version = version + 1
      WHERE player_id = $1 AND chargeable_micros + $2 >= 0 AND persistent_micros + $3 >= 0 RETURNING *`,
    [playerId, chargeable, persistent],
  )
  if (!row) throw new NotEnoughPoints()
  return row
}

/** Creates missing balances. */
async function openPoints(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await tx.query('INSERT INTO comp_points (player_id) SELECT unnest($1::bigint[]) ON CONFLICT (player_id) DO NOTHING', [
    [...new Set(playerIds)],
  ])
}

export interface Earned {
  /** The bet's transaction in the ledger. */
  readonly transaction: string
  readonly playerId: bigint
  readonly micros: bigint
  readonly at: Date
}

export interface Grown extends Balance {
  /** The amount credited by this call. */
  readonly grown: bigint
}

/**
 * Credits points for bets, once each, except for bets that have been rolled back since. A separate statement locks the
 * balances first, so that the next one sees earlier changes by {@link revokePoints}.
 */
export async function addEarned(tx: Tx, earned: readonly Earned[]): Promise<Grown[]> {
  const players = earned.map(({ playerId }) => playerId)
  const held = await lockPoints(tx, players)
  if (held.length < new Set(players).size) {
    await openPoints(tx, players)
    await lockPoints(tx, players)
  }
  return tx.query<Grown>(
    {
      name: 'loyalty_add_earned',
      text: `
WITH e AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::timestamptz[]) AS e(transaction, player_id, micros, at)),
noted AS (
  INSERT INTO comp_point_entries (player_id, key, kind, chargeable_micros, persistent_micros, created_at)
  SELECT e.player_id, 'bet:' || e.transaction, 'bet', e.micros, e.micros, e.at FROM e
   WHERE NOT EXISTS (SELECT FROM game_transactions r WHERE r.original_id = e.transaction AND r.kind = 'rollback')
  ON CONFLICT (key) DO NOTHING RETURNING player_id, chargeable_micros
), s AS (SELECT player_id, sum(chargeable_micros)::bigint AS grown FROM noted GROUP BY player_id)
UPDATE comp_points p
   SET chargeable_micros = p.chargeable_micros + s.grown, persistent_micros = p.persistent_micros + s.grown, version = p.version + 1
  FROM s WHERE p.player_id = s.player_id RETURNING p.*, s.grown`,
    },
    [
      earned.map(({ transaction }) => transaction),
      players,
      earned.map(({ micros }) => micros),
      earned.map(({ at }) => at),
    ],
  )
}

const lockPoints = (tx: Tx, playerIds: readonly bigint[]): Promise<Balance[]> =>
  tx.query<Balance>(
    {
      name: 'loyalty_lock_points',
      text: 'SELECT * FROM comp_points WHERE player_id = ANY ($1::bigint[]) ORDER BY player_id FOR UPDATE',
    },
    [[...new Set(playerIds)]],
  )

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

export interface Shrunk extends Balance {
  /** The number of level points debited by this call. */
  readonly shrunk: bigint
}

/**
 * Takes back the unspent points of a rolled-back bet; null without such points.
 */
export async function revokePoints(tx: Tx, playerId: bigint, rollback: string, at: Date): Promise<Shrunk | null> {
  const [balance] = await lockPoints(tx, [playerId])
  const [bet] = await tx.query<{ micros: bigint }>(
    `SELECT e.chargeable_micros AS micros FROM game_transactions t
       JOIN comp_point_entries e ON e.key = 'bet:' || t.original_id WHERE t.id = $1 AND e.player_id = $2`,
    [rollback, playerId],
  )
  if (!balance || !bet) return null
  const shrunk = smaller(bet.micros, balance.persistent_micros)
  const left = await movePoints(tx, {
    key: `rollback:${rollback}`,
    playerId,
    kind: 'rollback',
    at,
    chargeable: -smaller(bet.micros, balance.chargeable_micros),
    persistent: -shrunk,
  })
  return left && { ...left, shrunk }
}

/** Inserts a player's initial points, in points; no effect for a player who has received them before. */
export async function insertPoints(
  tx: Tx,
  playerId: bigint,
  points: { readonly chargeable: number; readonly persistent: number },
  at: Date,
): Promise<void> {
  await movePoints(tx, {
    key: `opening:${playerId}`,
    playerId,
    kind: 'opening',
    at,
    chargeable: toMicros(points.chargeable),
    persistent: toMicros(points.persistent),
  })
}
