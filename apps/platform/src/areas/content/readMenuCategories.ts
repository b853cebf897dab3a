import { z } from 'zod'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler } from '../../core/http/handler.ts'

const menus = describesConfig('menu-categories-games', z.record(z.string(), z.array(z.string())))

export const readMenuCategories: Handler<'content.menuCategories'> = (ctx) => ({
  status: 200,
  body: readEdition('menu-categories-games', menus, ctx.licence),
})
