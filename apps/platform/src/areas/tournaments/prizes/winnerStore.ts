import type { Row, Sql, Tx } from '../../../core/db/db.ts'
import { queryOne } from '../../../core/db/queryOne.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import type { CompetitionPrize } from './competitionPrize.ts'

export interface WinnerRow extends Row {
  readonly tournament_id: bigint
  /** In a team tournament, the rank in the winning team. */
  readonly place: number
  readonly player_id: bigint
  readonly prize: CompetitionPrize
  readonly paid_at: Date | null
}

/** Stores the winners of a final leaderboard; returns the ranks of new ones. */
export async function insertWinners(tx: Tx, tournament: TournamentRow): Promise<number[]> {
  const { id, winner_team_id: team, definition } = tournament
  // A team tournament without a winning team has no winners.
  if (definition.teams.length > 0 && team === null) return []
  const { prizes } = definition
  const rows = await tx.query<{ place: number }>(
    `INSERT INTO tournament_winners (tournament_id, place, player_id, prize)
     SELECT $1, w.place, w.player_id, z.prize::jsonb
       FROM (SELECT player_id, CASE WHEN $2::int IS NULL THEN final_place ELSE final_place_in_team END AS place
               FROM tournament_players
              WHERE tournament_id = $1 AND removed_at IS NULL AND ($2::int IS NULL OR team_id = $2)) w
       JOIN unnest($3::int[], $4::int[], $5::text[]) AS z(first, last, prize) ON w.place BETWEEN z.first AND z.last
     ON CONFLICT DO NOTHING RETURNING place`,
    [
      id,
      team,
      prizes.map(({ from }) => from),
      prizes.map(({ to }) => to),
      prizes.map((one) => JSON.stringify(one.prize)),
    ],
  )
  return rows.map(({ place }) => place).sort((a, b) => a - b)
}

/** Locks an unpaid winner; null without one. */
export async function lockUnpaid(tx: Tx, tournamentId: bigint, place: number): Promise<WinnerRow | null> {
  const [row] = await tx.query<WinnerRow>(
    'SELECT * FROM tournament_winners WHERE tournament_id = $1 AND place = $2 AND paid_at IS NULL FOR UPDATE',
    [tournamentId, place],
  )
  return row ?? null
}

export const markPaid = (tx: Tx, { tournament_id, place }: WinnerRow, at: Date): Promise<Row[]> =>
  tx.query('UPDATE tournament_winners SET paid_at = $3 WHERE tournament_id = $1 AND place = $2', [
    tournament_id,
    place,
    at,
  ])

export async function countWinners(sql: Sql, tournamentId: bigint): Promise<{ winners: number; paid: number }> {
  return queryOne<{ winners: number; paid: number }>(
    sql,
    'SELECT count(*)::int AS winners, count(paid_at)::int AS paid FROM tournament_winners WHERE tournament_id = $1',
    [tournamentId],
  )
}
