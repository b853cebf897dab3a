import type { Handlers } from '../../core/http/handler.ts'
import { sportFront } from './front.ts'

export const sportHandlers = {
  ...sportFront.handlers,
  /** API-078. Bonuses of a sportsbook, so the list is empty without one (wire-facts 7.1). */
  'sport.bonuses': () => ({ status: 200, body: [] }),
  /** API-079. Without a sportsbook every code is unknown. */
  'sport.promoCode': (ctx) => {
    throw ctx.refuse(422, { code: { not_found: true } })
  },
} satisfies Partial<Handlers>
