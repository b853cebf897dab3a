import { isSamePlay, playPauseMs } from '@apogee/rules/limits/realityCheck'
import type { Sql } from '../../../core/db/db.ts'

/** A player's current play session for money. */
export interface PlayClock {
  readonly startedAt: Date
  readonly countedFrom: Date
  readonly seenAt: Date
  readonly checkedAt: Date | null
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
  checkedAt: row.asked_at,
})

/** Rounds follow each other within seconds: the clock is written no more often than this. */
const stepMs = 15_000

/** A period in which a player played without a pause. */
export interface Play {
  readonly playerId: bigint
  readonly from: Date
  readonly to: Date
}

/** The latest period of play of each player, from events in any order. */
export function lastPlays(moments: readonly { readonly playerId: bigint; readonly at: Date }[]): Play[] {
  const plays = new Map<bigint, Play>()
  for (const { playerId, at } of moments.toSorted((one, other) => +one.at - +other.at)) {
    const play = plays.get(playerId)
    const from = play && isSamePlay(play.to, at) ? play.from : at
    plays.set(playerId, { playerId, from, to: at })
  }
  return [...plays.values()]
}

/**
 * Continues the clocks of players, with one entry per player, or restarts them after a pause. Plays may arrive in any
 * order: one older than the latest known has no effect. Returns the updated clocks by player.
 */
export async function updateClocks(sql: Sql, plays: readonly Play[]): Promise<ReadonlyMap<bigint, PlayClock>> {
  if (plays.length === 0) return new Map()
  const isNew = `c.seen_at <= excluded.started_at - interval '${playPauseMs} milliseconds'`
  const rows = await sql.query<ClockRow & { player_id: bigint }>(
    {
      name: 'games_keep_clocks',
      // Always in the same order: two processes with the same players must not wait for each other.
      text: `
INSERT INTO play_clocks AS c (player_id, started_at, counted_from, seen_at)
SELECT player_id, from_at, from_at, to_at
  FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) AS p (player_id, from_at, to_at) ORDER BY player_id
    ON CONFLICT (player_id) DO UPDATE SET
       started_at = CASE WHEN ${isNew} THEN excluded.started_at ELSE c.started_at END,
       counted_from = CASE WHEN ${isNew} THEN excluded.counted_from ELSE c.counted_from END,
       asked_at = CASE WHEN ${isNew} THEN NULL ELSE c.asked_at END,
       seen_at = excluded.seen_at
 WHERE c.seen_at <= excluded.seen_at - interval '${stepMs} milliseconds'
RETURNING player_id, ${columns}`,
    },
    [plays.map(({ playerId }) => playerId), plays.map(({ from }) => from), plays.map(({ to }) => to)],
  )
  return new Map(rows.map((row) => [row.player_id, clockOf(row)]))
}

/** Null for a player who has never played for money. */
export async function readClock(sql: Sql, playerId: bigint): Promise<PlayClock | null> {
  const [row] = await sql.query<ClockRow>(`SELECT ${columns} FROM play_clocks WHERE player_id = $1`, [playerId])
  return row ? clockOf(row) : null
}

/** Records that the due check was published, so that it is not published again before it is answered. */
export async function markCheckPublished(sql: Sql, playerId: bigint, at: Date): Promise<void> {
  await sql.query('UPDATE play_clocks SET asked_at = $2 WHERE player_id = $1', [playerId, at])
}

/** Records the player's answer: the time to the next check counts from now. */
export async function countFrom(sql: Sql, playerId: bigint, at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO play_clocks (player_id, started_at, counted_from, seen_at) VALUES ($1, $2, $2, $2)
     ON CONFLICT (player_id) DO UPDATE SET counted_from = $2, asked_at = NULL`,
    [playerId, at],
  )
}
