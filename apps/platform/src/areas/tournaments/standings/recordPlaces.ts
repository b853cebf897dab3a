import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import type { Timer } from '../../../core/timer.ts'
import { lockStandings } from './roundStore.ts'

type Needs = Pick<Core, 'db' | 'clock'>

const minuteMs = 60_000

/** Movement is shown since the last count, and places are counted this often in the course of a tournament. */
const countsPerTournament = 24

/** Running tournaments whose places were last counted a twenty-fourth of their duration ago, or never. */
const listDue = async (sql: Needs['db'], now: Date): Promise<bigint[]> => {
  const rows = await sql.query<{ id: bigint }>(
    `SELECT t.id FROM tournaments t JOIN tournament_tables s ON s.tournament_id = t.id
      WHERE t.kind = 'tournament' AND t.finished_at IS NULL AND t.start_at <= $1 AND $1 < t.end_at
        AND (s.places_at IS NULL OR s.places_at <= $1 - (t.end_at - t.start_at) / $2)`,
    [now, countsPerTournament],
  )
  return rows.map(({ id }) => id)
}

/** Stores the current place of each player as the earlier one; null for players without a place. */
async function storeEarlierPlaces(tx: Tx, tournamentId: bigint, at: Date): Promise<void> {
  await tx.query(
    `WITH ranked AS (
       SELECT player_id, row_number() OVER (ORDER BY rank_key, reached_at, player_id)::int AS place FROM tournament_players
        WHERE tournament_id = $1 AND removed_at IS NULL AND rank_key < 0),
     placed AS (
       SELECT p.player_id, r.place FROM tournament_players p LEFT JOIN ranked r USING (player_id) WHERE p.tournament_id = $1)
     UPDATE tournament_players p SET earlier_place = n.place FROM placed n
      WHERE p.tournament_id = $1 AND p.player_id = n.player_id AND p.earlier_place IS DISTINCT FROM n.place`,
    [tournamentId],
  )
  await tx.query('UPDATE tournament_tables SET places_at = $2 WHERE tournament_id = $1', [tournamentId, at])
}

/** Counts the places of all tournaments that are due. */
export async function recordPlaces({ db, clock }: Needs): Promise<void> {
  const now = clock.now()
  for (const id of await listDue(db, now))
    await db.transaction(async (tx) => {
      // The score consumer updates the same rows, in another order.
      await lockStandings(tx)
      await storeEarlierPlaces(tx, id, now)
    })
}

export const placesTimer = (needs: Needs): Timer => ({
  name: 'places of tournaments',
  everyMs: minuteMs,
  run: () => recordPlaces(needs),
})
