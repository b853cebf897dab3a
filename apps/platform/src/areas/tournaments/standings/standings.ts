import type { Sql } from '../../../core/db/db.ts'
import type { TournamentRow } from '../tournamentStore.ts'
import { type Head, Heads } from './heads.ts'
import { Ladders } from './ladders.ts'
import { type Page, Pages } from './pages.ts'
import type { NewsOptions } from './paidNews.ts'
import { type Place, placesOf } from './places.ts'
import type { Moved, TournamentPlayerRow } from './playerStore.ts'
import { RecentTournaments } from './recentTournaments.ts'
import { TableNews } from './tableNews.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Places and heads of the tables of tournaments. */
    readonly standings: Standings
  }
}

/** What this process knows of the tables of tournaments, and tells those who watch them. */
export interface Standings {
  /** A tournament for a page of its table: as it is, or as it was a moment ago. null when the brand has none of that number. */
  find(sql: Sql, brand: string, id: number): Promise<TournamentRow | null>
  headOf(sql: Sql, tournament: TournamentRow): Promise<Head>
  /** Rows of a table after a place. */
  page(sql: Sql, tournament: TournamentRow, after: number, most: number): Promise<Page>
  /** Places of rows of one table, in their order. */
  placesOf(sql: Sql, tournament: TournamentRow, rows: readonly TournamentPlayerRow[]): Promise<Place[]>
  /** Call it after the commit: the figures of these players have changed, and the tables of these versions came of it. */
  tell(moved: readonly Moved[], versions: ReadonlyMap<bigint, bigint>): void
  /** Call it after the commit: a table is final. */
  tellFinal(tournamentId: bigint): void
  /** Tells what has changed at once; for tests. */
  flush(): Promise<void>
  close(): void
}

export function openStandings(options: NewsOptions): Standings {
  const [heads, ladders] = [new Heads(), new Ladders()]
  const [pages, recent] = [new Pages(ladders), new RecentTournaments()]
  const news = new TableNews(options, heads, ladders)
  return {
    find: (sql, brand, id) => recent.find(sql, brand, id),
    headOf: (sql, tournament) => heads.of(sql, tournament),
    page: (sql, tournament, after, most) => pages.of(sql, tournament, after, most),
    placesOf: (sql, tournament, rows) => placesOf(sql, ladders, tournament, rows),
    tell: (moved, versions) => {
      ladders.follow(moved, versions)
      news.tell(moved, versions)
    },
    tellFinal: (tournamentId) => {
      ladders.forget(tournamentId)
      recent.forget(tournamentId)
      news.tellFinal(tournamentId)
    },
    flush: () => news.flush(),
    close: () => news.close(),
  }
}
