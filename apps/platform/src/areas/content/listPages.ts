import type { Handler } from '../../core/http/handler.ts'
import { cmsOf, editionOf } from './cms.ts'
import { presentTree } from './presentCms.ts'

/** API-098 */
export const listPages: Handler<'content.pages'> = async (ctx, { query }) => {
  const locale = query.l ?? ctx.locale
  const { pages } = await cmsOf(ctx.db)
  return {
    status: 200,
    body: presentTree(editionOf(pages, locale), { brand: ctx.brand, locale, now: ctx.clock.now() }),
  }
}
