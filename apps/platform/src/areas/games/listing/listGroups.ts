import type { Handler } from '../../../core/http/handler.ts'

/** Collections that have a game for the device, with their sizes (API-068). */
export const listCollections: Handler<'games.collections'> = async (ctx, { query: { device } }) => {
  const { byCategory, collections } = ctx.catalogue.index
  const body = collections
    .map(({ id, title }) => {
      const games = byCategory.get(id) ?? []
      const count = device ? games.filter((game) => game.row.devices.includes(device)).length : games.length
      return { id, title, games_count: count }
    })
    .filter(({ games_count }) => games_count > 0)
  return { status: 200, body }
}

/** Studios that have a game (API-069), and how many. */
export const listProviders: Handler<'games.providers'> = async (ctx) => {
  const { byStudio, studioTitles } = ctx.catalogue.index
  const body = [...studioTitles].map(([id, title]) => ({ id, title, games_count: byStudio.get(id)?.length ?? 0 }))
  return { status: 200, body }
}
