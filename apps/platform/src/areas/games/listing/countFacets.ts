import type { Input, Result } from '@apogee/contract'
import type { Handler } from '../../../core/http/handler.ts'
import type { Game, GameIndex } from '../gameCatalogue.ts'
import { openIndex } from './openIndex.ts'
import { pickGames } from './pickGames.ts'

type Body = Input<'games.facets'>['body']
type Facets = Result<'games.facets'>

function count(games: readonly Game[], valuesOf: (game: Game) => readonly (string | number | null)[]) {
  const counts: Record<string, number> = {}
  for (const game of games)
    for (const value of valuesOf(game)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Counts the values of each filter group among the games that all other groups select. */
export function facetsOf(index: GameIndex, { device, filter = {} }: Body): Facets {
  const pick = (without: Partial<Record<keyof typeof filter, undefined>>) =>
    pickGames(index, { device, page: 1, page_size: 1, filter: { ...filter, ...without } })
  const games = pick({})
  // A game has either lines or ways: a player who has chosen one may switch to the other.
  const structured = pick({ lines: undefined, ways: undefined })
  return {
    total_count: games.length,
    categories: count(games, ({ row }) => row.categories),
    providers: count(pick({ providers: undefined }), ({ row }) => [row.provider]),
    volatility_rating: count(pick({ volatility_rating: undefined }), ({ row }) => [row.volatility_rating]),
    lines: count(structured, ({ row }) => [row.lines]),
    ways: count(structured, ({ row }) => [row.ways]),
  }
}

/** The counts that the filter sheet shows next to each choice. */
export const countFacets: Handler<'games.facets'> = async (ctx, { body }) => ({
  status: 200,
  body: facetsOf(await openIndex(ctx), body),
})
