import { playPauseMs } from '@apogee/rules/limits/realityCheck'
import type { Sql } from '../../core/db/db.ts'

/** A player's current play session for money. */
export interface PlayClock {
  readonly startedAt: Date
  readonly countedFrom: Date
  readonly seenAt: Date
  readonly askedAt: Date | null
}

interface ClockRow extends Record<string, unknown> {
  readonly started_at: Date
  readonly counted_from: Date
  readonly seen_at: Date
  readonly asked_at: Date | null
}

const columns = 'started_at, counted_from, seen_at, asked_at'
const clockOf = (row: ClockRow): PlayClock => ({
  startedAt: row.started_at,
  countedFrom: row.counted_from,
  seenAt: row.seen_at,
  askedAt: row.asked_at,
})

/** Rounds follow each other within seconds: the clock is written no more often than this. */
const stepMs = 15_000

/**
 * The player plays: their clock continues, or restarts after a pause. Moments may arrive in any order: one older than
 * the latest known changes nothing. Null when nothing was written.
 */
export async function keepClock(sql: Sql, playerId: bigint, at: Date): Promise<PlayClock | null> {
  const pausedBefore = new Date(at.getTime() - playPauseMs)
  const seenBefore = new Date(at.getTime() - stepMs)
  const [row] = await sql.query<ClockRow>(
    `INSERT INTO play_clocks AS c (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $2)
     ON CONFLICT (player_id) DO UPDATE SET
       started_at = CASE WHEN c.seen_at <= $3 THEN excluded.started_at ELSE c.started_at END,
       counted_from = CASE WHEN c.seen_at <= $3 THEN excluded.counted_from ELSE c.counted_from END,
       asked_at = CASE WHEN c.seen_at <= $3 THEN NULL ELSE c.asked_at END,
       seen_at = excluded.seen_at
     WHERE c.seen_at <= $4
     RETURNING ${columns}`,
    [playerId, at, pausedBefore, seenBefore],
  )
  return row ? clockOf(row) : null
}

/** Null for a player who has never played for money. */
export async function readClock(sql: Sql, playerId: bigint): Promise<PlayClock | null> {
  const [row] = await sql.query<ClockRow>(`SELECT ${columns} FROM play_clocks WHERE player_id = $1`, [playerId])
  return row ? clockOf(row) : null
}

/** The due check has been announced: it is not announced again before it is answered. */
export async function markAsked(sql: Sql, playerId: bigint, at: Date): Promise<void> {
  await sql.query('UPDATE play_clocks SET asked_at = $2 WHERE player_id = $1', [playerId, at])
}

/** The player has answered: the next check is counted from now. */
export async function countFrom(sql: Sql, playerId: bigint, at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $2)
     ON CONFLICT (player_id) DO UPDATE SET counted_from = $2, asked_at = NULL`,
    [playerId, at],
  )
}
