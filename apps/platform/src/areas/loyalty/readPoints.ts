import type { Handler } from '../../core/http/handler.ts'
import { findPoints, presentPoints } from './store.ts'

/** API-032: who never earned any has none of either. */
export const readPoints: Handler<'loyalty.points'> = async ({ db, player }) => ({
  status: 200,
  body: presentPoints(await findPoints(db, player.id)),
})
