import { periodStart } from '@apogee/rules/limits/period'
import { compareBoxes, isShown } from '@apogee/rules/lootboxes/boxes'
import { readBrand } from '../../core/content/brands.ts'
import type { Handler } from '../../core/http/handler.ts'
import { presentLootboxes } from './present.ts'
import { openLootboxes, pastLootboxes } from './store.ts'

const maxListed = 100

/** API-039, LB-08 */
export const listLootboxes: Handler<'lootboxes.list'> = async (ctx) => {
  const { db, player, clock, brand } = ctx
  const now = clock.now()
  const { timeZone } = readBrand(brand)
  const rows = await openLootboxes(db, player.id, periodStart('day', timeZone, now), maxListed)
  const boxes = await presentLootboxes(db, rows, ctx)
  return { status: 200, body: boxes.filter((box) => isShown(box, now, timeZone)).toSorted(compareBoxes) }
}

/** Opened boxes with their prizes, and the seeds to verify the draws. */
export const listPast: Handler<'lootboxes.past'> = async (ctx, { query: { after, limit } }) => {
  const rows = await pastLootboxes(ctx.db, ctx.player.id, after === undefined ? null : BigInt(after), limit)
  const last = rows.length === limit ? rows.at(-1) : undefined
  const data = await presentLootboxes(ctx.db, rows, ctx)
  return { status: 200, body: { data, next: last ? Number(last.id) : null } }
}
