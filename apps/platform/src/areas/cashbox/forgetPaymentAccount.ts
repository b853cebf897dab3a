import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { forgetAccount } from './accountStore.ts'

/** A saved account is gone at once; a withdrawal already on its way there still arrives. */
export const forgetPaymentAccount: Handler<'cashbox.forgetAccount'> = async (ctx, { params }) => {
  const isGone = await forgetAccount(ctx.db, ctx.player.id, BigInt(params.id))
  if (!isGone) throw refuse(404, { base: { not_found: true } })
  return { status: 204 }
}
