import { jsonTextAnswer } from '../../core/http/answer.ts'
import type { Handler } from '../../core/http/handler.ts'
import type { Game } from './gameCatalogue.ts'

const mapText = (games: Iterable<Game>): string =>
  `{${Array.from(new Set(games), (game) => `${JSON.stringify(game.row.identifier)}:${game.json}`).join()}}`

/** A map by identifier, in the order asked; unknown ids are left out (WIRE-04). */
export const selectGames: Handler<'games.select'> = async (ctx, { body }) => {
  const { byIdentifier } = ctx.catalogue.index
  const games = body.game_ids.map((id) => byIdentifier.get(id)).filter((game) => game !== undefined)
  const { device } = body
  return jsonTextAnswer(
    ctx.url.pathname,
    200,
    mapText(device ? games.filter((game) => game.row.devices.includes(device)) : games),
  )
}

/** The same map by seo title; one shared by several studios answers all of them. */
export const selectGamesBySeoTitles: Handler<'games.selectBySeoTitles'> = async (ctx, { body }) =>
  jsonTextAnswer(
    ctx.url.pathname,
    200,
    mapText(body.game_seo_titles.flatMap((title) => ctx.catalogue.index.bySeoTitle.get(title) ?? [])),
  )
