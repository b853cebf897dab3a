import { z } from 'zod'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler } from '../../core/http/handler.ts'

const pages = z.record(z.string(), z.boolean())

export const readPromotionPages: Handler<'content.promotionPages'> = (ctx) => ({
  status: 200,
  body: readEdition('manage-promotion-pages', pages, ctx.licence, ctx.brand),
})
