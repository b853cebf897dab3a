import type { Tx } from '../../core/db/db.ts'
import { refuse } from '../../core/errors.ts'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { announceLimits } from './announceLimits.ts'
import { orderConfirmation } from './orderConfirmation.ts'
import { findOwn, isPlayHeld } from './store.ts'
import { dropPending, lockOwner, type Owner, removeAt } from './writeStore.ts'

/**
 * API-076: asks to remove a limit, which its token then confirms; a change that waits is taken back at once, for what it
 * leaves is stricter. A break is not removed by anybody.
 */
export const removeLimit: Handler<'limits.remove'> = async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => remove(ctx, tx, await lockOwner(tx, ctx.player.id), BigInt(params.id)))
  announceLimits(ctx)
  return { status: 204 }
}

async function remove(ctx: PlayerCtx, tx: Tx, owner: Owner, id: bigint): Promise<void> {
  const now = ctx.clock.now()
  const limit = await findOwn(tx, owner.id, id, now)
  if (!limit) throw refuse(404, { base: { not_found: true } })
  const isBreak = limit.type === 'coolingoff' || limit.type === 'selfexclusion'
  if (isBreak || (await isPlayHeld(tx, id, now))) throw refuse(422, { base: { limit_in_force: true } })
  if (limit.type === 'reality_check') return removeAt(tx, id, now)
  // Gone before: it stays gone, and does not wait anew.
  if (limit.status === 'confirmed_disable') return
  if (limit.replaces_id !== null && (await findOwn(tx, owner.id, limit.replaces_id, now)))
    return dropPending(tx, limit.replaces_id, now)
  await dropPending(tx, id, now)
  await orderConfirmation(ctx, tx, owner, { limit, status: 'unconfirmed_disable' })
}
