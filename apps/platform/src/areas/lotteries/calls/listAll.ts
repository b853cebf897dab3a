import type { Handler } from '../../../core/http/handler.ts'
import { presentLotteries } from '../present.ts'
import { listLotteries } from '../store.ts'
import { isShownNothing, shownSince, viewerOf } from './viewerOf.ts'

/** API-094; for guests too. */
export const listAll: Handler<'lotteries.list'> = async (ctx) => {
  if (isShownNothing(ctx)) return { status: 200, body: [] }
  const { db, locale, clock } = ctx
  const now = clock.now()
  const rows = await listLotteries(db, await viewerOf(ctx), shownSince(now))
  return { status: 200, body: await presentLotteries(db, rows, { locale, now }) }
}
