import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { type Head, Heads } from './heads.ts'
import { Ladders } from './ladders.ts'
import type { NewsOptions } from './paidNews.ts'
import { type Place, placesInTeams, placesOf } from './places.ts'
import { listPlaced, type Moved, type TournamentPlayerRow } from './playerStore.ts'
import { TableNews } from './tableNews.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Places and heads of the tables of tournaments. */
    readonly standings: Standings
  }
}

/** What this process knows of the tables of tournaments, and tells those who watch them. */
export interface Standings {
  headOf(sql: Sql, tournament: TournamentRow): Promise<Head>
  /** Rows of a table after a place. */
  page(sql: Sql, tournament: TournamentRow, after: number, most: number): Promise<TournamentPlayerRow[]>
  /** Places of the rows of a page. */
  placesOfPage(
    sql: Sql,
    tournament: TournamentRow,
    after: number,
    rows: readonly TournamentPlayerRow[],
  ): Promise<Place[]>
  /** Places of rows of one table, in their order. */
  placesOf(sql: Sql, tournament: TournamentRow, rows: readonly TournamentPlayerRow[]): Promise<Place[]>
  /** Call it after the commit: the figures of these players have changed. */
  tell(moved: readonly Moved[]): void
  /** Call it after the commit: a table is final. */
  tellFinal(tournamentId: bigint): void
  /** Tells what has changed at once; for tests. */
  flush(): Promise<void>
  close(): void
}

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Places and heads of the tables of tournaments. */
    readonly standings: Standings
  }
}

export function openStandings(options: NewsOptions): Standings {
  const [heads, ladders] = [new Heads(), new Ladders()]
  const news = new TableNews(options, heads, ladders)
  return {
    headOf: (sql, tournament) => heads.of(sql, tournament),
    page: (sql, tournament, after, most) =>
      tournament.finished_at === null
        ? ladders.page(sql, tournament, after, most)
        : listPlaced(sql, tournament.id, after, most),
    placesOfPage: async (sql, tournament, after, rows) => {
      if (tournament.finished_at !== null) return placesOf(sql, ladders, tournament, rows)
      const inTeams = await placesInTeams(sql, ladders, tournament, rows)
      return rows.map(({ player_id }, at) => ({ place: after + at + 1, placeInTeam: inTeams.get(player_id) ?? null }))
    },
    placesOf: (sql, tournament, rows) => placesOf(sql, ladders, tournament, rows),
    tell: (moved) => news.tell(moved),
    tellFinal: (tournamentId) => news.tellFinal(tournamentId),
    flush: () => news.flush(),
    close: () => news.close(),
  }
}
