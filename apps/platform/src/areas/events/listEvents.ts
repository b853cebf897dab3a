import { readsOf } from '../../core/db/db.ts'
import type { Handler } from '../../core/http/handler.ts'
import { sameText } from '../../core/ids.ts'
import { readEventsAfter } from '../../core/outbox/readEventsAfter.ts'
import { addPlayers, presentEvent, sentNames } from './presentEvents.ts'

const bearer = /^Bearer (\S{1,200})$/

/** The event log for warehouses: stored events in order of position, each read as often as the reader wants. */
export const listEvents: Handler<'events.list'> = async (ctx, { query: { after, limit } }) => {
  const token = bearer.exec(ctx.request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!ctx.config.eventTokens.some((one) => sameText(one, token)))
    throw ctx.refuse(401, { base: { unauthorized: true } })
  const sql = readsOf(ctx.db)
  const { events, next, oldest } = await readEventsAfter(sql, { names: sentNames, after: BigInt(after), limit })
  const shown = events.flatMap((event) => presentEvent(event) ?? [])
  const body = {
    events: await addPlayers(sql, shown, ctx.clock.now()),
    next: String(next),
    oldest: oldest?.toISOString() ?? null,
  }
  return { status: 200, body, headers: { 'cache-control': 'no-store' } }
}
