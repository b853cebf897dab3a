import { hasText, textOf } from '../../../core/content/texts.ts'
import type { Ctx, Handler } from '../../../core/http/handler.ts'
import { openIndex } from './openIndex.ts'

/** The title of a collection in the request's language; a market's list (`top:de`) is called like the general one. */
function titleOf({ locale, brand }: Pick<Ctx, 'locale' | 'brand'>, id: string, title: string): string {
  const key = `games.categories.${id.replace(/:.*/, '')}`
  return hasText(key) ? textOf(locale, key, {}, brand) : title
}

/** Collections that have a game for the device, with their sizes (API-068). */
export const listCollections: Handler<'games.collections'> = async (ctx, { query: { device } }) => {
  const { byCategory, collections } = await openIndex(ctx)
  const body = collections
    .map(({ id, title }) => {
      const games = byCategory.get(id) ?? []
      const count = device ? games.filter((game) => game.row.devices.includes(device)).length : games.length
      return { id, title: titleOf(ctx, id, title), games_count: count }
    })
    .filter(({ games_count }) => games_count > 0)
  return { status: 200, body }
}

/** Studios that have a game (API-069), and how many. */
export const listProviders: Handler<'games.providers'> = async (ctx) => {
  const { byStudio, studioTitles } = await openIndex(ctx)
  const body = [...studioTitles].map(([id, title]) => ({ id, title, games_count: byStudio.get(id)?.length ?? 0 }))
  return { status: 200, body }
}
