import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { type Head, Heads } from './heads.ts'
import { type Place, placeOf } from './places.ts'
import type { Pair, TournamentPlayerRow } from './playerStore.ts'

/** What this process knows of the tables of tournaments. */
export interface Standings {
  headOf(sql: Sql, tournament: TournamentRow): Promise<Head>
  /** Places of rows of one table, in their order. */
  placesOf(sql: Sql, tournament: TournamentRow, rows: readonly TournamentPlayerRow[]): Promise<Place[]>
  /** Call it after the commit: the figures of these players have changed. */
  tell(changed: readonly Pair[]): void
}

export function openStandings(): Standings {
  const heads = new Heads()
  return {
    headOf: (sql, tournament) => heads.of(sql, tournament),
    placesOf: (sql, { finished_at }, rows) => Promise.all(rows.map((row) => placeOf(sql, row, finished_at !== null))),
    tell: () => undefined,
  }
}
