import { z } from 'zod'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'

const pages = describesConfig('manage-promotion-pages', z.record(z.string(), z.boolean()))

/** SAFE-02: none of them is shown in a break. */
export const readPromotionPages: Handler<'content.promotionPages'> = (ctx) => {
  const managed = readEdition('manage-promotion-pages', pages, ctx.licence, ctx.brand)
  const isSilent = isOnBreak(ctx.player, ctx.clock.now())
  return {
    status: 200,
    body: isSilent ? Object.fromEntries(Object.keys(managed).map((slug) => [slug, false])) : managed,
  }
}
