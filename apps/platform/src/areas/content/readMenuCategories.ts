import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'
import type { Handler } from '../../core/http/handler.ts'

const menus = z.record(z.string(), z.array(z.string()))

export const readMenuCategories: Handler<'content.menuCategories'> = () => ({
  status: 200,
  body: readContent('config/menu-categories-games.json', menus),
})
