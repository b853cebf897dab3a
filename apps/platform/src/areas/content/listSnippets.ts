import type { Handler } from '../../core/http/handler.ts'
import { cmsOf, editionOf } from './cms.ts'
import { presentSnippet } from './presentCms.ts'

/** API-099 */
export const listSnippets: Handler<'content.snippets'> = async (ctx, { query }) => {
  const locale = query.l ?? ctx.locale
  const { snippets } = await cmsOf(ctx.db)
  const edition = { brand: ctx.brand, locale, now: ctx.clock.now() }
  return { status: 200, body: editionOf(snippets, locale).map((row) => presentSnippet(row, edition)) }
}
