import type { Tx } from '../../core/db/db.ts'
import type { Handler, PlayerCtx } from '../../core/http/handler.ts'
import { type Addressee, lockAddressee } from '../profile/public.ts'
import { announceLimits } from './announceLimits.ts'
import { mailConfirmation } from './mailConfirmation.ts'
import { findOwn, isPlayPaused } from './store.ts'
import { dropPending, removeAt } from './writeStore.ts'

/**
 * API-076: requests the removal of a limit, which its token then confirms. A pending change is dropped at once, because
 * the remaining limit is stricter. A break cannot be removed.
 */
export const removeLimit: Handler<'limits.remove'> = async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => remove(ctx, tx, await lockAddressee(tx, ctx.player.id), BigInt(params.id)))
  announceLimits(ctx)
  return { status: 204 }
}

async function remove(ctx: PlayerCtx<'limit_in_force'>, tx: Tx, owner: Addressee, id: bigint): Promise<void> {
  const now = ctx.clock.now()
  const limit = await findOwn(tx, owner.id, id, now)
  if (!limit) throw ctx.refuse(404, { base: { not_found: true } })
  const isBreak = limit.type === 'coolingoff' || limit.type === 'selfexclusion'
  if (isBreak || (await isPlayPaused(tx, id, now))) throw ctx.refuse(422, { base: { limit_in_force: true } })
  if (limit.type === 'reality_check') return removeAt(tx, id, now)
  // Its removal is already confirmed: the wait does not restart.
  if (limit.status === 'confirmed_disable') return
  if (limit.replaces_id !== null && (await findOwn(tx, owner.id, limit.replaces_id, now)))
    return dropPending(tx, limit.replaces_id, now)
  await dropPending(tx, id, now)
  await mailConfirmation(ctx, tx, owner, { limit, status: 'unconfirmed_disable' })
}
