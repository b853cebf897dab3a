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
  const wanted = { names: sentNames, after: BigInt(after), limit }
  const { events, next, oldest } = await readEventsAfter(readsOf(ctx.db), wanted)
  const shown = events.flatMap((event) => presentEvent(event) ?? [])
  const body = {
    // Not of the replica: a consent that was withdrawn a second ago counts.
    events: await addPlayers(ctx.db, shown, ctx.clock.now()),
    next: String(next),
    oldest: oldest?.toISOString() ?? null,
  }
  return { status: 200, body, headers: { 'cache-control': 'no-store' } }
}
