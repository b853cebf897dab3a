import { artPreview, type TileRecord } from '@apogee/art'
import { generateCatalogue } from '../areas/games/catalogue/generate.ts'
import { catalogueVersion } from '../areas/games/catalogue/version.ts'
import { type Game, type GameCatalogue, openCatalogue } from '../areas/games/gameCatalogue.ts'
import type { GameRow } from '../areas/games/gameRecord.ts'
import { seedVersion } from '../areas/games/seedCatalogue.ts'
import { loadCatalogue } from '../areas/games/store.ts'
import type { Db } from '../core/db/db.ts'

/** Seeds the catalogue when its content has changed and reads it into memory; `games`: no more than so many. */
export async function openGames(db: Db, games: number | null): Promise<GameCatalogue> {
  await seedVersion(db, catalogueVersion(games), () => generateCatalogue(games ?? undefined))
  return openCatalogue(
    () => loadCatalogue(db),
    (row) => artPreview(tileOf(row)),
  )
}

/** What the drawing of a game depends on. */
const tileOf = ({ title, provider, theme, seed, sub, ribbon }: GameRow): TileRecord => ({
  title,
  provider,
  theme,
  seed,
  ...(sub !== null && { sub }),
  ...(ribbon !== null && { ribbon }),
})

/** The game behind `{provider}/{seo title}`, the last two parts of a picture's address. */
export const gameAt = ({ index }: GameCatalogue, provider: string, seoTitle: string): Game | undefined =>
  index.bySeoTitle.get(seoTitle)?.find((game) => game.row.provider === provider)

/** The drawing record of that game. */
export function tileAt(catalogue: GameCatalogue, provider: string, seoTitle: string): NamedTile | undefined {
  const game = gameAt(catalogue, provider, seoTitle)
  return game && namedTile(game)
}

export type NamedTile = TileRecord & { readonly seo_title: string }

/** A game as its pictures' addresses name it. */
export const namedTile = ({ row }: Game): NamedTile => ({ ...tileOf(row), seo_title: row.seo_title })

/** Games whose tiles the first screens show: the rows of the lobby in turn, so that each is full as far as `count` goes. */
export function firstGames({ index }: GameCatalogue, rows: readonly string[], count: number): readonly Game[] {
  const lists = rows.map((row) => index.byCategory.get(row) ?? [])
  const chosen = new Set<Game>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let place = 0; place < longest && chosen.size < count; place += 1)
    for (const list of lists) {
      const game = list[place]
      if (game && chosen.size < count) chosen.add(game)
    }
  return [...chosen]
}
