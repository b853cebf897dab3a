import { jsonTextAnswer } from '../../../core/http/answer.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import type { Game } from '../gameCatalogue.ts'
import { gameText, wireOf } from '../gameText.ts'
import { gamesWithOpenRounds } from '../rounds/roundStore.ts'

/** Games as a map of JSON text. A game's text is cached; only the parts that depend on the player are added. */
async function answerOf(ctx: Ctx, games: readonly Game[]): Promise<Response> {
  const waiting = new Map<string, string[]>()
  const open = ctx.player ? await gamesWithOpenRounds(ctx.db, ctx.player.id) : []
  for (const { identifier, currency } of open) waiting.set(identifier, [...(waiting.get(identifier) ?? []), currency])
  const textOf = (game: Game) => {
    const unfinished_games_for = waiting.get(game.row.identifier)
    return unfinished_games_for ? JSON.stringify({ ...wireOf(ctx, game), unfinished_games_for }) : gameText(ctx, game)
  }
  const pairs = Array.from(new Set(games), (game) => `${JSON.stringify(game.row.identifier)}:${textOf(game)}`)
  return jsonTextAnswer(ctx.url.pathname, 200, `{${pairs.join()}}`)
}

/** A map by identifier, in the requested order; unknown ids are omitted (WIRE-04). */
export const selectGames: Handler<'games.select'> = async (ctx, { body }) => {
  const { byIdentifier } = ctx.catalogue.index
  const games = body.game_ids.map((id) => byIdentifier.get(id)).filter((game) => game !== undefined)
  const { device } = body
  return answerOf(ctx, device ? games.filter((game) => game.row.devices.includes(device)) : games)
}

/**
 * Games selected by seo title, as a map by identifier; a title shared by several studios selects all of their games.
 */
export const selectGamesBySeoTitles: Handler<'games.selectBySeoTitles'> = async (ctx, { body }) =>
  answerOf(
    ctx,
    body.game_seo_titles.flatMap((title) => ctx.catalogue.index.bySeoTitle.get(title) ?? []),
  )
