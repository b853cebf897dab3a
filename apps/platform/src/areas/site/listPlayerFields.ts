import { readPlayerFields, registrationCurrencies } from '../../core/content/configs/config.ts'
import type { Handler } from '../../core/http/handler.ts'

/** Does not include the currencies for new players: the list of currencies marks them (CONST-31). */
export const listPlayerFields: Handler<'site.playerFields'> = (ctx) => {
  const { fields, contexts } = readPlayerFields(ctx.licence)
  const offered = registrationCurrencies(ctx.licence)
  return {
    status: 200,
    body: {
      fields: fields.map((rule) => (rule.field === 'currency' ? { ...rule, inclusion: { in: offered } } : rule)),
      contexts,
    },
  }
}
