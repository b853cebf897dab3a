import { type Handler, isOnBreak } from '../../../core/http/handler.ts'
import { readAdditional } from './openOffers.ts'

/** API-013; SAFE-02: nothing is offered during a break. */
export const listAdditionalGifts: Handler<'bonuses.additionalGifts'> = (ctx) => ({
  status: 200,
  body: isOnBreak(ctx.player, ctx.clock.now()) ? {} : readAdditional(ctx.licence, ctx.locale),
})
