import type { CollectionRow, GameMarkets, GameRow, Preview, StudioRow, WireGame } from './gameRecord.ts'
import { buildSearch, type SearchGames } from './listing/buildSearch.ts'
import { ordering } from './listing/ordering.ts'
import { presentGame } from './present.ts'

/** A game in memory: its row, and its wire format as JSON text, created on first use. */
export interface Game {
  readonly row: GameRow
  readonly json: string
  /** The wire format, parsed on each access: ten thousand parsed games would use more memory than everything else. */
  readonly wire: WireGame
  /** Rank in the list of all games by popularity, 0 first. */
  readonly rank: number
  readonly hitRate: number | null
  readonly payout: number | null
}

export interface CatalogueRows {
  readonly games: readonly GameRow[]
  readonly studios: readonly StudioRow[]
  readonly collections: readonly CollectionRow[]
}

/**
 * The whole catalogue, indexed. Immutable: a refresh builds a new one. Lists are in display order.
 */
export interface GameIndex {
  readonly all: readonly Game[]
  readonly byNo: ReadonlyMap<number, Game>
  readonly byIdentifier: ReadonlyMap<string, Game>
  readonly bySeoTitle: ReadonlyMap<string, readonly Game[]>
  readonly byCategory: ReadonlyMap<string, readonly Game[]>
  readonly byStudio: ReadonlyMap<string, readonly Game[]>
  readonly studioTitles: ReadonlyMap<string, string>
  readonly collections: readonly CollectionRow[]
  readonly search: SearchGames
  /** Where games are offered: each rule once. Most catalogues have a few, for thousands of games. */
  readonly markets: readonly GameMarkets[]
  /** Whether its lists contain the game. */
  has(game: Game): boolean
  /** All games sorted, smaller first in ASC; ties by popularity. Sorted once. */
  ordered(type: string, direction: 'ASC' | 'DESC'): readonly Game[]
}

/** Category that contains every game (OPEN-78). */
export const everyGame = 'all'

const numberOf = (text: string | null): number | null => (text === null ? null : Number.parseFloat(text))

function groupBy(games: readonly Game[], keysOf: (game: Game) => readonly string[]): Map<string, Game[]> {
  const groups = new Map<string, Game[]>()
  for (const game of games)
    for (const key of keysOf(game)) {
      const group = groups.get(key)
      if (group) group.push(game)
      else groups.set(key, [game])
    }
  return groups
}

function indexCategories(all: readonly Game[], collections: readonly CollectionRow[]): Map<string, readonly Game[]> {
  const groups = new Map<string, readonly Game[]>(groupBy(all, (game) => game.row.categories))
  groups.set(everyGame, all)
  for (const { id, ordering } of collections) {
    if (ordering !== 'newest') continue
    const byRelease = (a: Game, b: Game) => b.row.released_at.getTime() - a.row.released_at.getTime() || a.rank - b.rank
    groups.set(id, [...(groups.get(id) ?? [])].sort(byRelease))
  }
  return groups
}

function distinctMarkets(games: readonly Game[]): GameMarkets[] {
  const found = new Map<string, GameMarkets>()
  for (const { row } of games) {
    const markets = row.details?.markets
    if (markets) found.set(JSON.stringify(markets), markets)
  }
  return [...found.values()]
}

/** Builds the indexes. The search and the games' wire format are not needed at the start and are built on first use. */
export function indexGames(rows: CatalogueRows, previewOf: (row: GameRow) => Preview): GameIndex {
  const studioTitles = new Map(rows.studios.map(({ id, title }) => [id, title]))
  const sharing = new Map<string, number>()
  for (const { seo_title } of rows.games) sharing.set(seo_title, (sharing.get(seo_title) ?? 0) + 1)
  let search: SearchGames | undefined
  const all = [...rows.games]
    .sort((a, b) => b.popularity - a.popularity || a.no - b.no)
    .map((row, rank): Game => {
      let json: string | undefined
      const textOf = () => {
        json ??= JSON.stringify(presentGame(row, sharing.get(row.seo_title) === 1, previewOf(row)))
        return json
      }
      return {
        row,
        get json() {
          return textOf()
        },
        get wire(): WireGame {
          return JSON.parse(textOf()) // made of a WireGame above
        },
        rank,
        hitRate: numberOf(row.hit_rate),
        payout: numberOf(row.payout),
      }
    })
  return {
    all,
    byNo: new Map(all.map((game) => [game.row.no, game])),
    byIdentifier: new Map(all.map((game) => [game.row.identifier, game])),
    bySeoTitle: groupBy(all, (game) => [game.row.seo_title]),
    byCategory: indexCategories(all, rows.collections),
    byStudio: groupBy(all, (game) => [game.row.provider]),
    studioTitles,
    collections: rows.collections,
    markets: distinctMarkets(all),
    has: () => true,
    ordered: ordering(all),
    search: (text) => {
      search ??= buildSearch(
        all.map(({ row }) => ({
          no: row.no,
          title: row.title,
          studioTitle: studioTitles.get(row.provider) ?? row.provider,
        })),
      )
      return search(text)
    },
  }
}

/** The current index for handlers; `refresh` replaces it as a whole when the catalogue has changed. */
export interface GameCatalogue {
  readonly index: GameIndex
  refresh(): Promise<void>
}

/** Reads the catalogue into memory. Two concurrent refreshes share one read. */
export async function openCatalogue(
  load: () => Promise<CatalogueRows>,
  previewOf: (row: GameRow) => Preview,
): Promise<GameCatalogue> {
  let index = indexGames(await load(), previewOf)
  let running: Promise<void> | null = null
  const read = async () => {
    index = indexGames(await load(), previewOf)
  }
  return {
    get index() {
      return index
    },
    refresh: () => {
      running ??= read().finally(() => {
        running = null
      })
      return running
    },
  }
}
