import { methodsOf } from '@apogee/rules/cashbox/methods'
import { currencyOf, paymentConfigOf } from '../../core/content/paymentConfig.ts'
import { refuse } from '../../core/errors.ts'
import type { Handler } from '../../core/http/handler.ts'
import { listAccounts, listGroups } from './accountStore.ts'
import { formsOf } from './methodForm.ts'
import { presentMethod } from './present.ts'

/** CASH-06, CASH-07, ROLE-09: what a wallet of this currency can be filled and emptied with. */
export const listMethods: Handler<'cashbox.methods'> = async (ctx, { params }) => {
  if (!currencyOf(params.currency)) throw refuse(422, { currency: { currency_unavailable: true } })
  const provider = ctx.psp.name
  const { id } = ctx.player
  const [groups, deposit, cashout] = await Promise.all([
    listGroups(ctx.db, id),
    listAccounts(ctx.db, id, 'deposit'),
    listAccounts(ctx.db, id, 'cashout'),
  ])
  const methods = methodsOf(paymentConfigOf(ctx.licence), params.currency, groups).map((rule) => ({
    ...presentMethod(rule, provider, ctx.locale),
    ...formsOf(rule, { deposit, cashout }, ctx.locale),
  }))
  return { status: 200, body: { methods, providers: [{ provider, methods: methods.map(({ id }) => id), config: {} }] } }
}
