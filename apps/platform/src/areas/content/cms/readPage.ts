import type { Handler } from '../../../core/http/handler.ts'
import { pageAt, presentPage, readerOf, withoutOffers } from './presentCms.ts'

/**
 * API-101, API-102: a page by slug or by path. Guests get a 404 for a page for players (CMS-05).
 */
export const readPage: Handler<'content.page'> = async (ctx, { params, query }) => {
  const reader = readerOf(ctx, query.l)
  const pages = withoutOffers(ctx, (await ctx.cms())(reader).pages)
  const row = pageAt(pages, params.slug, ctx)
  if (!row) throw ctx.refuse(404, { base: { not_found: true } })
  if (row.is_login && ctx.player === null) throw ctx.refuse(401, { base: { unauthorized: true } })
  return { status: 200, body: presentPage(row, pages.values(), ctx, reader, params.slug) }
}
