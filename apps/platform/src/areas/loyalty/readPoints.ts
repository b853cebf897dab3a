import type { Handler } from '../../core/http/handler.ts'
import { findPoints, presentPoints } from './store.ts'

/** API-032: a player who has never earned any has zero of both. */
export const readPoints: Handler<'loyalty.points'> = async ({ db, player }) => ({
  status: 200,
  body: presentPoints(await findPoints(db, player.id)),
})
