import { itemAt } from '@apogee/rules/validation/required'
import type { CtxOf, Handler } from '../../../core/http/handler.ts'
import { presentLotteries } from '../present.ts'
import { findLottery, type LotteryRow } from '../store.ts'
import { isShownNothing } from './viewerOf.ts'

/** The lottery with the id or identifier of an address. */
export async function shownLottery(
  ctx: CtxOf<'lotteries.one' | 'lotteries.status'>,
  id: number | string,
): Promise<LotteryRow> {
  const row = await findLottery(ctx.db, ctx.brand, id)
  if (!row) throw ctx.refuse(404, { base: { not_found: true } })
  return row
}

/** API-096; SAFE-02: hidden during a break. A drawn lottery keeps its address permanently. */
export const readOne: Handler<'lotteries.one'> = async (ctx, { params: { id } }) => {
  if (isShownNothing(ctx)) throw ctx.refuse(404, { base: { not_found: true } })
  const { db, locale, clock } = ctx
  const shown = await presentLotteries(db, [await shownLottery(ctx, id)], { locale, now: clock.now() })
  return { status: 200, body: itemAt(shown, 0) }
}
