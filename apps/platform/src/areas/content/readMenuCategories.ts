import { z } from 'zod'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler } from '../../core/http/handler.ts'

export const menuCategories = z.record(z.string(), z.array(z.string()))

export const readMenuCategories: Handler<'content.menuCategories'> = (ctx) => ({
  status: 200,
  body: readEdition('menu-categories-games', menuCategories, ctx.licence),
})
