import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { findRestoreId, storeRestoreId } from './restoreIdStore.ts'

/** SEC-12: another player's chat is treated as missing. */
function assertOwn({ player, refuse }: PlayerCtx, internalId: string) {
  if (internalId !== player.id.toString()) throw refuse(404, { base: { not_found: true } })
}

/** API-104 */
export const readRestoreId: Handler<'support.readRestoreId'> = async (ctx, { body: { data } }) => {
  assertOwn(ctx, data.internalId)
  return { status: 200, body: { data: { restoreId: (await findRestoreId(ctx.db, ctx.player.id, ctx.brand)) ?? '' } } }
}

/** API-105 */
export const writeRestoreId: Handler<'support.writeRestoreId'> = async (ctx, { body: { data } }) => {
  assertOwn(ctx, data.internalId)
  await storeRestoreId(ctx.db, {
    playerId: ctx.player.id,
    project: ctx.brand,
    restoreId: data.restoreId,
    now: ctx.clock.now(),
  })
  return { status: 200, body: {} }
}
