import type { Handlers } from '../../core/http/handler.ts'
import { addValue } from './calls/addValue.ts'
import { readDraw, readTickets, readValues } from './calls/readDraw.ts'
import { readOne } from './calls/readOne.ts'
import { listStatuses, readStatus } from './calls/readStatuses.ts'
import { isShownNothing, shownSince, viewerOf } from './calls/viewerOf.ts'
import { presentLotteries } from './present.ts'
import { listLotteries } from './store.ts'

export const lotteriesHandlers = {
  /** API-094; for guests too. */
  'lotteries.list': async (ctx) => {
    if (isShownNothing(ctx)) return { status: 200, body: [] }
    const { db, locale, clock } = ctx
    const now = clock.now()
    const rows = await listLotteries(db, await viewerOf(ctx), shownSince(now))
    return { status: 200, body: await presentLotteries(db, rows, { locale, now }) }
  },
  'lotteries.statuses': listStatuses,
  'lotteries.one': readOne,
  'lotteries.status': readStatus,
  'lotteries.draw': readDraw,
  'lotteries.tickets': readTickets,
  'lotteries.values': readValues,
  'lotteries.addValue': addValue,
} satisfies Partial<Handlers>
