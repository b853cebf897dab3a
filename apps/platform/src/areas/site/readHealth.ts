import type { Handler } from '../../core/http/handler.ts'

/** Ready means that the database answers, not only that a process listens. */
export const readHealth: Handler<'site.health'> = async (ctx) => {
  await ctx.db.query('SELECT 1')
  return { status: 200, body: { status: 'ok' } }
}
