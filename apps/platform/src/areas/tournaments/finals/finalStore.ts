import type { Sql, Tx } from '../../../core/db/db.ts'

/** Tournaments that ended before `endedBy` and have no final leaderboard. */
export async function dueTournaments(sql: Sql, endedBy: Date): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    'SELECT id FROM tournaments WHERE finished_at IS NULL AND end_at <= $1 ORDER BY end_at, id',
    [endedBy],
  )
  return rows.map(({ id }) => id)
}

/** Whether a counted round is still open: the previous release counted rounds before they were finished. */
export async function hasOpenRounds(sql: Sql, tournamentId: bigint, startedAt: Date): Promise<boolean> {
  const rows = await sql.query(
    'SELECT FROM tournament_rounds WHERE is_open AND placed_at >= $2 AND tournaments @> ARRAY[$1::bigint] LIMIT 1',
    [tournamentId, startedAt],
  )
  return rows.length > 0
}

export async function storeFinalRanks(tx: Tx, tournamentId: bigint): Promise<void> {
  await tx.query(
    `UPDATE tournament_players p SET final_place = r.place, final_place_in_team = CASE WHEN p.team_id IS NOT NULL THEN r.in_team END
       FROM (SELECT player_id, row_number() OVER w AS place,
                    row_number() OVER (PARTITION BY team_id ORDER BY score DESC, reached_at, player_id) AS in_team
               FROM tournament_players WHERE tournament_id = $1 AND removed_at IS NULL AND score > 0
             WINDOW w AS (ORDER BY score DESC, reached_at, player_id)) r
      WHERE p.tournament_id = $1 AND p.player_id = r.player_id`,
    [tournamentId],
  )
}

export async function storeFinal(tx: Tx, tournamentId: bigint, winner: number | null, at: Date): Promise<void> {
  await tx.query('UPDATE tournaments SET finished_at = $2, winner_team_id = $3 WHERE id = $1', [
    tournamentId,
    at,
    winner,
  ])
}

const batchSize = 5000

/**
 * Deletes a batch of rounds that no running leaderboard needs, except open rounds placed after `openSince`, which may still be rolled
 * back. Returns the number of deleted rounds.
 */
export async function deleteOldRounds(sql: Sql, openSince: Date): Promise<number> {
  const rows = await sql.query(
    `WITH running AS (SELECT coalesce(array_agg(id), '{}') AS ids, min(start_at) AS since FROM tournaments WHERE finished_at IS NULL)
     DELETE FROM tournament_rounds WHERE round_id IN (
       SELECT r.round_id FROM tournament_rounds r, running
        WHERE (running.since IS NULL OR r.placed_at < running.since OR NOT r.tournaments && running.ids)
          AND (NOT r.is_open OR r.placed_at < $1) LIMIT ${batchSize})
     RETURNING round_id`,
    [openSince],
  )
  return rows.length
}
