import type { Row, Sql } from '../../../core/db/db.ts'

export interface TeamRow extends Row {
  readonly team_id: number
  readonly players: number
  /** Sum of its players' scores. */
  readonly score: bigint
  /** When the last of them reached theirs. */
  readonly reached_at: Date | null
}

/** The teams of a tournament that have players. */
export const listTeams = (sql: Sql, tournamentId: bigint): Promise<TeamRow[]> =>
  sql.query<TeamRow>(
    `SELECT team_id, count(*)::int AS players, sum(score)::bigint AS score,
            max(reached_at) FILTER (WHERE score > 0) AS reached_at
       FROM tournament_players WHERE tournament_id = $1 AND team_id IS NOT NULL AND removed_at IS NULL
      GROUP BY team_id`,
    [tournamentId],
  )
