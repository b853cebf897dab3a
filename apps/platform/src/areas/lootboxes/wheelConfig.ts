import { currencyOfCountry } from '../../core/content/configs/config.ts'
import { type Ctx, type Handler, isOnBreak } from '../../core/http/handler.ts'
import { groupsOf } from '../profile/public.ts'
import { type Contents, contentsByGroup, contentsFor } from './contents.ts'
import { gameTitles, type ItemsView, presentItems } from './present.ts'

const isClosed = (ctx: Ctx): boolean => isOnBreak(ctx.player, ctx.clock.now())

async function viewOf({ db, locale, player, country }: Ctx, contents: readonly Contents[]): Promise<ItemsView> {
  return { locale, currency: player?.currency ?? currencyOfCountry(country), titleOf: await gameTitles(db, contents) }
}

/** API-016, SAFE-02: the wheel that is shown while the player has no box. */
export const readWheel: Handler<'lootboxes.wheelConfig'> = async (ctx) => {
  const groups = ctx.player ? await groupsOf(ctx.db, ctx.player.id) : []
  const contents = isClosed(ctx) ? [] : (contentsFor(ctx.licence, ctx.brand, 'manual_wheel', groups) ?? [])
  return { status: 200, body: presentItems(contents, await viewOf(ctx, [contents])) }
}

/** API-017, SAFE-02 */
export const readSegments: Handler<'lootboxes.segmentsConfig'> = async (ctx) => {
  const groups = isClosed(ctx) ? {} : contentsByGroup(ctx.licence, ctx.brand, 'wheel')
  const view = await viewOf(ctx, Object.values(groups))
  const body = Object.fromEntries(Object.entries(groups).map(([group, items]) => [group, presentItems(items, view)]))
  return { status: 200, body }
}
