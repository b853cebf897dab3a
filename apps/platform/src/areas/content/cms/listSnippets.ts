import type { Handler } from '../../../core/http/handler.ts'
import { presentSnippet, readerOf } from './presentCms.ts'

/** API-099 */
export const listSnippets: Handler<'content.snippets'> = async (ctx, { query }) => {
  const reader = readerOf(ctx, query.l)
  const { snippets } = (await ctx.cms())(reader)
  return { status: 200, body: [...snippets.values()].map((row) => presentSnippet(row, reader)) }
}
