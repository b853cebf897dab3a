import type { Handler } from '../../../core/http/handler.ts'
import { spinGames } from '../../games/public.ts'
import { presentFreespins } from '../present.ts'
import { freespinsOf } from './freespinsStore.ts'

/** API-036 */
export const listFreespins: Handler<'bonuses.freespins'> = async ({ db, player, locale, clock }) => {
  const rows = await freespinsOf(db, player.id)
  const identifiers = rows.flatMap((row) => row.games)
  const view = { games: await spinGames(db, identifiers), locale, licence: player.licence, now: clock.now() }
  return { status: 200, body: rows.map((row) => presentFreespins(row, view)) }
}
