import type { TileRecord } from '@apogee/art'
import { type Game, type GameCatalogue, tileOf } from '../areas/games/public.ts'

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

/** Games whose tiles the first screens show: takes from the rows of the lobby in turn, up to `count` games. */
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
