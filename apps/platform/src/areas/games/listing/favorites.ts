import { jsonTextAnswer } from '../../../core/http/answer.ts'
import type { Handler } from '../../../core/http/handler.ts'
import type { Game } from '../gameCatalogue.ts'
import { readGameId } from '../gameIds.ts'
import { gameText } from '../gameText.ts'
import { addFavorite as add, favoriteNumbers, removeFavorite as remove } from '../store.ts'
import { openIndex } from './openIndex.ts'

// A favourite that cannot be played in the player's currency is listed by its demo id, or else by any of its ids.
const idIn = (game: Game, currency: string): number | undefined =>
  (game.wire.currencies[currency] ?? game.wire.currencies['FUN'] ?? Object.values(game.wire.currencies)[0])?.id

/**
 * Favourites: ids in the player's currency, the oldest first (v1), or whole games, the newest first (v2) (API-041,
 * OPEN-25, LOB-16). A closed game is listed again once it is open.
 */
export const listFavorites: Handler<'games.favorites'> = async (ctx) => {
  const [index, numbers] = await Promise.all([openIndex(ctx), favoriteNumbers(ctx.db, ctx.player.id)])
  const games = numbers.flatMap((no) => index.byNo.get(no) ?? []).filter((game) => index.has(game))
  if (ctx.version === 2)
    return jsonTextAnswer(ctx.url.pathname, 200, `[${games.map((game) => gameText(ctx, game)).join()}]`)
  const ids = games.map((game) => idIn(game, ctx.player.currency)).filter((id) => id !== undefined)
  return { status: 200, body: ids.toReversed() }
}

/** API-042. Any id of the game identifies it; adding it twice keeps its position. */
export const addFavorite: Handler<'games.addFavorite'> = async (ctx, { params }) => {
  const id = readGameId(params.id)
  const game = id && ctx.catalogue.index.byNo.get(id.no)
  if (!game?.wire.currencies[id?.currency ?? '']) throw ctx.refuse(404, { base: { not_found: true } })
  await add(ctx.db, ctx.player.id, game.row.no, ctx.clock.now())
  return { status: 200, body: {} }
}

/** API-043. No effect for a game that is not a favourite or no longer exists. */
export const removeFavorite: Handler<'games.removeFavorite'> = async (ctx, { params }) => {
  const id = readGameId(params.id)
  if (id) await remove(ctx.db, ctx.player.id, id.no)
  return { status: 200, body: {} }
}
