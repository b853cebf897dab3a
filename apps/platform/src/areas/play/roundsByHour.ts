import type { Row, Sql } from '../../core/db/db.ts'

/** Rounds that a player started in an hour. */
export interface HourOfRounds extends Row {
  readonly player_id: bigint
  readonly hour: Date
  readonly rounds: number
}

/** Rounds by player and hour in a period; one of a few days, because a busy one takes seconds. */
export const roundsByHour = (sql: Sql, from: Date, to: Date): Promise<HourOfRounds[]> =>
  sql.query<HourOfRounds>(
    `SELECT player_id, date_trunc('hour', started_at) AS hour, count(*)::int AS rounds FROM game_rounds
      WHERE started_at >= $1 AND started_at < $2 AND state <> 'rolled_back' GROUP BY player_id, hour`,
    [from, to],
  )
