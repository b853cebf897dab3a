import { methodsOf } from '@apogee/rules/cashbox/methods'
import { currencyOf, paymentConfigOf } from '../../../core/content/configs/paymentConfig.ts'
import type { Handler } from '../../../core/http/handler.ts'
import { groupsOf } from '../../profile/public.ts'
import { listAccounts } from '../accounts/accountStore.ts'
import { presentMethod } from '../present.ts'
import { closedActionsOf } from './closedActions.ts'
import { formsOf } from './methodForm.ts'

/** CASH-06, CASH-07, ROLE-09: the methods by which a wallet in this currency can be funded and paid out. */
export const listMethods: Handler<'cashbox.methods'> = async (ctx, { params }) => {
  if (!currencyOf(params.currency)) throw ctx.refuse(422, { currency: { currency_unavailable: true } })
  const provider = ctx.psp.name
  const { id } = ctx.player
  const [groups, deposit, cashout] = await Promise.all([
    groupsOf(ctx.db, id),
    listAccounts(ctx, id, 'deposit'),
    listAccounts(ctx, id, 'cashout'),
  ])
  const closedFor = await closedActionsOf(ctx, params.currency)
  const methods = methodsOf(paymentConfigOf(ctx.licence), params.currency, groups).map((rule) => {
    const closed = closedFor(rule.id).filter((action) => rule.actions.includes(action))
    return {
      ...presentMethod(rule, provider, ctx.locale),
      ...formsOf(rule, { deposit, cashout }, ctx.locale),
      ...(closed.length > 0 && { closed }),
    }
  })
  return { status: 200, body: { methods, providers: [{ provider, methods: methods.map(({ id }) => id), config: {} }] } }
}
