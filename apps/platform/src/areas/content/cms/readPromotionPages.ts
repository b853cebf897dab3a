import { z } from 'zod'
import { readEdition } from '../../../core/content/readEdition.ts'
import { type Handler, isOnBreak } from '../../../core/http/handler.ts'

export const promotionPages = z.record(z.string(), z.boolean())

/** SAFE-02: promotion pages are hidden during a break. */
export const readPromotionPages: Handler<'content.promotionPages'> = (ctx) => {
  const managed = readEdition('manage-promotion-pages', promotionPages, ctx.licence, ctx.brand)
  const isSilent = isOnBreak(ctx.player, ctx.clock.now())
  return {
    status: 200,
    body: isSilent ? Object.fromEntries(Object.keys(managed).map((slug) => [slug, false])) : managed,
  }
}
