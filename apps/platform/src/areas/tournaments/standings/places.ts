import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { isRanked } from './isRanked.ts'
import type { Ladders } from './ladders.ts'
import type { TournamentPlayerRow } from './playerStore.ts'

/** Where a row stands; null without a place. */
export interface Place {
  readonly place: number | null
  readonly placeInTeam: number | null
}

/** Places of rows of one table, running or final, in their order. */
export async function placesOf(
  sql: Sql,
  ladders: Ladders,
  tournament: TournamentRow,
  rows: readonly TournamentPlayerRow[],
): Promise<Place[]> {
  if (tournament.finished_at !== null)
    return rows.map((row) => ({ place: row.final_place, placeInTeam: row.final_place_in_team }))
  const ranked = rows.filter(isRanked)
  const places = await ladders.placesIn(sql, tournament, null, ranked)
  const place = new Map(ranked.map((row, at) => [row.player_id, places[at]!]))
  const inTeam = await placesInTeams(sql, ladders, tournament, ranked)
  return rows.map(({ player_id: id }) => ({ place: place.get(id) ?? null, placeInTeam: inTeam.get(id) ?? null }))
}

/** Places within teams, by player. */
export async function placesInTeams(
  sql: Sql,
  ladders: Ladders,
  tournament: TournamentRow,
  ranked: readonly TournamentPlayerRow[],
): Promise<ReadonlyMap<bigint, number>> {
  const places = new Map<bigint, number>()
  for (const [team, theirs] of Map.groupBy(ranked, ({ team_id }) => team_id)) {
    if (team === null) continue
    const found = await ladders.placesIn(sql, tournament, team, theirs)
    for (const [at, { player_id }] of theirs.entries()) places.set(player_id, found[at]!)
  }
  return places
}
