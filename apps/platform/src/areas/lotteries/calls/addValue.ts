import type { Handler } from '../../../core/http/handler.ts'
import { insertValue, lockForValues } from '../draw/valueStore.ts'
import { shownLottery } from './readOne.ts'

/** Adds the value of a ticket holder to a draw whose list of tickets is fixed. A repeat returns the first value. */
export const addValue: Handler<'lotteries.addValue'> = async (ctx, { params: { id }, body: { value } }) => {
  const { db, clock, player, refuse } = ctx
  const lottery = (await shownLottery(ctx, id)).id
  const at = clock.now()
  const stored = await db.transaction(async (tx) => {
    if (!(await lockForValues(tx, lottery, at))) throw refuse(422, { base: { not_open: true } })
    return insertValue(tx, { lottery, playerId: player.id, value, at })
  })
  if (stored === null) throw refuse(422, { base: { not_eligible: true } })
  return { status: 200, body: { value: stored } }
}
