import type { Feature } from '@apogee/contract/bonuses'
import type { FreespinsStage } from '@apogee/rules/bonuses/stages'
import { itemAt } from '@apogee/rules/validation/required'
import type { Row, Sql } from '../../../core/db/db.ts'
import { hasRow, insertion, queryFirst } from '../../../core/db/queryOne.ts'
import type { Strategy } from '../bonusStore.ts'
import { newestOf, recordStage } from '../giftStore.ts'

export interface FreespinsRow extends Row {
  readonly id: bigint
  /** Raised by the database with every change of the row. */
  readonly version: bigint
  readonly player_id: bigint
  readonly key: string
  readonly offer_id: string
  readonly group_key: string | null
  readonly strategy: Strategy
  /** By language. */
  readonly titles: Record<string, string>
  readonly currency: string
  readonly provider: string
  readonly games: string[]
  readonly bet_level: number
  readonly stake_cents: bigint
  readonly total: number
  readonly performed: number
  readonly won_cents: bigint
  /** Decimal text. */
  readonly wager: string
  readonly most_cents: bigint | null
  readonly max_bet_cents: bigint | null
  readonly max_win_cents: bigint | null
  readonly activate_days: number
  readonly wager_days: number
  readonly play_days: number
  /** The feature each spin begins in. */
  readonly feature: Feature | null
  readonly stage: FreespinsStage
  readonly created_at: Date
  readonly activatable_until: Date | null
  readonly activated_at: Date | null
  readonly valid_until: Date | null
  readonly ended_at: Date | null
  readonly settled_at: Date | null
  readonly bonus_id: bigint | null
}

export type NewFreespins = Pick<
  FreespinsRow,
  | ('key' | 'player_id' | 'offer_id' | 'group_key' | 'strategy' | 'titles' | 'currency' | 'games' | 'bet_level')
  | ('stake_cents' | 'total' | 'wager' | 'most_cents' | 'max_bet_cents' | 'max_win_cents')
  | ('activate_days' | 'wager_days' | 'play_days' | 'feature' | 'created_at' | 'activatable_until')
>

/** Issues free spins; null when this key has already granted them. */
export async function insertFreespins(sql: Sql, one: NewFreespins): Promise<FreespinsRow | null> {
  // A game's identifier begins with its studio.
  const values = { ...one, titles: JSON.stringify(one.titles), provider: itemAt(one.games, 0).split('/')[0] }
  const row = await queryFirst<FreespinsRow>(
    sql,
    ...insertion('INSERT INTO player_freespins', values, 'ON CONFLICT (key) DO NOTHING RETURNING *'),
  )
  if (row) await recordStage(sql, 'freespins_id', row, 0n, one.created_at)
  return row
}

/** A player's most recent free spins, newest first. */
export const freespinsOf = (sql: Sql, playerId: bigint): Promise<FreespinsRow[]> =>
  newestOf(sql, 'player_freespins', playerId)

/** One row of free spins, locked until the transaction ends. */
export const lockFreespins = (sql: Sql, id: bigint): Promise<FreespinsRow | null> =>
  queryFirst(sql, 'SELECT * FROM player_freespins WHERE id = $1 FOR UPDATE', [id])

/** The free spins granted under a key, locked until the transaction ends. */
export const lockFreespinsOf = (sql: Sql, key: string): Promise<FreespinsRow | null> =>
  queryFirst(sql, 'SELECT * FROM player_freespins WHERE key = $1 FOR UPDATE', [key])

/** Cancels free spins together with their winnings; the caller holds the row lock. */
export async function forfeitFreespins(sql: Sql, id: bigint, at: Date): Promise<FreespinsRow> {
  await sql.query('UPDATE player_freespins SET most_cents = 0 WHERE id = $1', [id])
  return moveFreespins(sql, id, { stage: 'canceled', at })
}

export interface FreespinsStep {
  readonly stage: FreespinsStage
  readonly at: Date
  readonly validUntil?: Date
}

/** Writes a transition; the caller holds the row lock. */
export async function moveFreespins(sql: Sql, id: bigint, step: FreespinsStep): Promise<FreespinsRow> {
  const { stage, at, validUntil } = step
  const [row] = await sql.query<FreespinsRow>(
    `UPDATE player_freespins
        SET stage = $2, valid_until = coalesce($4, valid_until),
            activated_at = CASE WHEN $2 = 'activated' THEN $3 ELSE activated_at END,
            ended_at = CASE WHEN $2 = 'activated' THEN NULL ELSE $3::timestamptz END
      WHERE id = $1 RETURNING *`,
    [id, stage, at, validUntil ?? null],
  )
  if (!row) throw new Error(`free spins ${id} do not exist`)
  await recordStage(sql, 'freespins_id', row, stage === 'activated' ? 0n : row.won_cents, at)
  return row
}

/** Marks the winnings as paid by a bonus, or as settled without one when there were no winnings. */
export async function settleFreespins(sql: Sql, id: bigint, bonusId: bigint | null, at: Date): Promise<FreespinsRow> {
  const [row] = await sql.query<FreespinsRow>(
    'UPDATE player_freespins SET settled_at = $3, bonus_id = $2 WHERE id = $1 AND settled_at IS NULL RETURNING *',
    [id, bonusId, at],
  )
  if (!row) throw new Error(`winnings of free spins ${id} have already been paid`)
  return row
}

/** Whether one of their rounds is still open. */
export const hasOpenFreeRound = (sql: Sql, id: bigint): Promise<boolean> =>
  hasRow(sql, "SELECT 1 FROM game_rounds WHERE freespins_id = $1 AND state = 'open' LIMIT 1", [id])

/** Free spins whose time is up. */
export async function overdueFreespins(sql: Sql, now: Date): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    `SELECT id FROM player_freespins
      WHERE (stage = 'issued' AND activatable_until <= $1) OR (stage = 'activated' AND valid_until <= $1) LIMIT 500`,
    [now],
  )
  return rows.map(({ id }) => id)
}
