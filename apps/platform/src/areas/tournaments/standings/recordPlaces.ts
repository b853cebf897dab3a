import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '../../../core/db/db.ts'
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

/** Rows stored by one transaction: the scores of all tournaments wait for it. */
const batchSize = 1_000

/** Players and their places as the text of two SQL arrays, which is passed on as it is. */
interface PlacesBatch extends Record<string, unknown> {
  readonly players: string
  readonly places: string
}

/** The places that differ from the earlier ones, in batches; null for players without a place. */
const listChangedPlaces = (sql: Sql, tournamentId: bigint): Promise<PlacesBatch[]> =>
  sql.query<PlacesBatch>(
    `WITH ranked AS (
       SELECT player_id, row_number() OVER (ORDER BY rank_key, reached_at, player_id)::int AS place FROM tournament_players
        WHERE tournament_id = $1 AND removed_at IS NULL AND rank_key < 0),
     changed AS (
       SELECT p.player_id, r.place, (row_number() OVER (ORDER BY p.player_id) - 1) / $2 AS batch
         FROM tournament_players p LEFT JOIN ranked r USING (player_id)
        WHERE p.tournament_id = $1 AND p.earlier_place IS DISTINCT FROM r.place)
     SELECT array_agg(player_id)::text AS players, array_agg(place)::text AS places FROM changed GROUP BY batch ORDER BY batch`,
    [tournamentId, BigInt(batchSize)],
  )

/**
 * Stores the current place of each player as the earlier one. In one transaction, 100,000 players would delay every
 * change of a rank by more than a second.
 */
async function storeEarlierPlaces(db: Needs['db'], tournamentId: bigint): Promise<void> {
  for (const { players, places } of await listChangedPlaces(db, tournamentId)) {
    const began = performance.now()
    await db.transaction(async (tx) => {
      // The score consumer updates the same rows, in another order.
      await lockStandings(tx)
      await tx.query(
        {
          name: 'tournament_store_places',
          text: `UPDATE tournament_players p SET earlier_place = n.place, version = p.version + 1
                   FROM unnest($2::bigint[], $3::int[]) AS n (player_id, place)
                  WHERE p.tournament_id = $1 AND p.player_id = n.player_id`,
        },
        [tournamentId, players, places],
      )
    })
    // Half of the time is left to bets.
    await pause(performance.now() - began)
  }
}

/** Counts the places of all tournaments that are due. */
export async function recordPlaces({ db, clock }: Needs): Promise<void> {
  const now = clock.now()
  for (const id of await listDue(db, now)) {
    await storeEarlierPlaces(db, id)
    await db.query('UPDATE tournament_tables SET places_at = $2 WHERE tournament_id = $1', [id, now])
  }
}

export const placesTimer = (needs: Needs): Timer => ({
  name: 'places of tournaments',
  everyMs: minuteMs,
  run: () => recordPlaces(needs),
})
