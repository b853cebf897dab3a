import type { Handler, Handlers } from '../../core/http/handler.ts'
import { sportFront } from './front.ts'

/** API-078. Bonuses of a sportsbook, so the list is empty without one (wire-facts 7.1). */
const listBonuses: Handler<'sport.bonuses'> = () => ({ status: 200, body: [] })

/** API-079. Without a sportsbook every code is unknown. */
const redeemCode: Handler<'sport.promoCode'> = (ctx) => {
  throw ctx.refuse(422, { code: { not_found: true } })
}

export const sportHandlers = {
  ...sportFront.handlers,
  'sport.bonuses': listBonuses,
  'sport.promoCode': redeemCode,
} satisfies Partial<Handlers>
