import type { Handler } from '../../core/http/handler.ts'
import { findPoints, presentPoints } from './store.ts'

/** API-032: both are zero for a player who has never earned points. */
export const readPoints: Handler<'loyalty.points'> = async ({ db, player }) => ({
  status: 200,
  body: presentPoints(await findPoints(db, player.id)),
})
