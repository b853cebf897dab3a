import type { Handler, Handlers } from '../../core/http/handler.ts'
import { sportFront } from './front.ts'

/** API-078. These bonuses are a sportsbook's; a casino without one has none (wire-facts 7.1). */
const listBonuses: Handler<'sport.bonuses'> = () => ({ status: 200, body: [] })

/** API-079. No code is known where there is no sportsbook. */
const redeemCode: Handler<'sport.promoCode'> = (ctx) => {
  throw ctx.refuse(422, { code: { not_found: true } })
}

export const sportHandlers = {
  ...sportFront.handlers,
  'sport.bonuses': listBonuses,
  'sport.promoCode': redeemCode,
} satisfies Partial<Handlers>
