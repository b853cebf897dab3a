import type { Handler } from '../../../core/http/handler.ts'
import { notifyOwner } from '../notifyOwner.ts'
import { lockById } from '../store.ts'
import { endPending } from '../twoFactor/pendingSignIn.ts'
import { unlink } from './store.ts'

/** Unlinks an external account. Sign-ins that wait for a code have to start again. */
export const removeProvider: Handler<'auth.removeProvider'> = async (ctx, { params: { id } }) => {
  await ctx.db.transaction(async (tx) => {
    const player = await lockById(tx, ctx.player.id)
    const provider = player && (await unlink(tx, player.id, BigInt(id)))
    if (!player || !provider) throw ctx.refuse(404, { base: { not_found: true } })
    await endPending(tx, player.id)
    const title = ctx.identityProviders.find(({ name }) => name === provider)?.title ?? provider
    await notifyOwner(tx, ctx, 'providerRemoved', player, { account: title })
  })
  return { status: 204 }
}
