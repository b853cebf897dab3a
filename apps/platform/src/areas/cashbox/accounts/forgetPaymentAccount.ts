import type { Handler } from '../../../core/http/handler.ts'
import { forgetAccount } from './accountStore.ts'

/** Deletes a saved account immediately. A withdrawal already sent to it still arrives. */
export const forgetPaymentAccount: Handler<'cashbox.forgetAccount'> = async (ctx, { params }) => {
  const isGone = await forgetAccount(ctx.db, ctx.player.id, BigInt(params.id))
  if (!isGone) throw ctx.refuse(404, { base: { not_found: true } })
  return { status: 204 }
}
