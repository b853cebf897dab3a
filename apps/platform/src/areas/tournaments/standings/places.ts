import type { Sql } from '../../../core/db/db.ts'
import { isRanked } from './isRanked.ts'
import { countBefore, type TournamentPlayerRow } from './playerStore.ts'

/** Where a row stands; null without a place. */
export interface Place {
  readonly place: number | null
  readonly placeInTeam: number | null
}

/** The place of a row in a running or final table. */
export async function placeOf(sql: Sql, row: TournamentPlayerRow, isFinal: boolean): Promise<Place> {
  if (isFinal) return { place: row.final_place, placeInTeam: row.final_place_in_team }
  if (!isRanked(row)) return { place: null, placeInTeam: null }
  return {
    place: (await countBefore(sql, row, null)) + 1,
    placeInTeam: row.team_id === null ? null : (await countBefore(sql, row, row.team_id)) + 1,
  }
}
