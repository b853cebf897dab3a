import type { Handler } from '../../core/http/handler.ts'
import { findPoints } from './store.ts'

/** API-032: who never earned any has none of either. */
export const readPoints: Handler<'loyalty.points'> = async (ctx) => {
  const { chargeable, persistent } = await findPoints(ctx.db, ctx.player.id)
  return { status: 200, body: { chargeable: { points: chargeable }, persistent: { points: persistent } } }
}
