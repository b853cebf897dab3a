import { valueAt } from '@apogee/rules/validation/required'
import type { Handler } from '../../../core/http/handler.ts'
import { presentStatus } from '../present.ts'
import { listLotteries, listPlayerTickets, listWonPrizes } from '../store.ts'
import { shownLottery } from './readOne.ts'
import { isShownNothing, shownSince, viewerOf } from './viewerOf.ts'

/** API-095: an entry for each listed lottery for which the player has tickets. */
export const listStatuses: Handler<'lotteries.statuses'> = async (ctx) => {
  // Every lottery of a status must be in the list, which is empty during a break.
  if (isShownNothing(ctx)) return { status: 200, body: [] }
  const { db, locale, player, clock } = ctx
  const rows = await listLotteries(db, await viewerOf(ctx), shownSince(clock.now()))
  const ids = rows.map(({ id }) => id)
  const held = new Map((await listPlayerTickets(db, player.id, ids)).map((one) => [one.lottery_id, one]))
  const won = Map.groupBy(await listWonPrizes(db, player.id, ids), ({ lottery_id }) => lottery_id)
  const own = rows.filter(({ id }) => (held.get(id)?.tickets.length ?? 0) > 0)
  const body = own.map((row) =>
    presentStatus(db, row, { held: valueAt(held, row.id), won: won.get(row.id) ?? [], locale }),
  )
  return { status: 200, body: await Promise.all(body) }
}

/** API-097; wire-facts 14.0: an empty status without tickets and for guests; a 404 only for an unknown lottery. */
export const readStatus: Handler<'lotteries.status'> = async (ctx, { params: { id } }) => {
  const { db, locale, player } = ctx
  const row = await shownLottery(ctx, id)
  if (!player) return { status: 200, body: { lottery_id: id, tickets: [], prizes: [] } }
  const [held] = await listPlayerTickets(db, player.id, [row.id])
  const won = await listWonPrizes(db, player.id, [row.id])
  return { status: 200, body: await presentStatus(db, row, { ...(held && { held }), won, locale }) }
}
