import type { Handler } from '../../../core/http/handler.ts'
import { presentTree, readerOf, withoutOffers } from './presentCms.ts'

/** API-098 */
export const listPages: Handler<'content.pages'> = async (ctx, { query }) => {
  const reader = readerOf(ctx, query.l)
  const pages = withoutOffers(ctx, (await ctx.cms())(reader).pages)
  return { status: 200, body: presentTree(pages.values(), reader) }
}
