import { methodOf, type PaymentAction } from '@apogee/rules/cashbox/methods'
import { paymentConfigOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import { listAccounts } from '../accounts/accountStore.ts'
import { presentMethod, type WireMethod } from '../present.ts'
import { formOf } from './methodForm.ts'

async function infoOf(ctx: PlayerCtx, currency: string, id: string, action: PaymentAction): Promise<WireMethod> {
  const groups = await groupsOf(ctx.db, ctx.player.id)
  const rule = methodOf(paymentConfigOf(ctx.licence), currency, id, groups)
  if (!rule?.[action]) throw ctx.refuse(404, { base: { not_found: true } })
  const accounts = await listAccounts(ctx, ctx.player.id, action)
  const saved = accounts.filter(({ method }) => method === id)
  const form = formOf(rule, action, saved, ctx.locale)
  return { ...presentMethod(rule, ctx.psp.name, ctx.locale), [`${action}_form_fields`]: form }
}

/** Deposit form of a method (wire-facts 12.4). */
export const depositInfo: Handler<'cashbox.depositInfo'> = async (ctx, { params }) => ({
  status: 200,
  body: await infoOf(ctx, params.currency, params.methodId, 'deposit'),
})

/** Withdrawal form of a method. */
export const cashoutInfo: Handler<'cashbox.cashoutInfo'> = async (ctx, { params }) => ({
  status: 200,
  body: await infoOf(ctx, params.currency, params.methodId, 'cashout'),
})
