import type { Handler } from '../../core/http/handler.ts'
import { spinGames } from '../games/public.ts'
import { bonusesOf } from './bonusStore.ts'
import { presentBonus } from './present.ts'

/** API-033 */
export const listBonuses: Handler<'bonuses.list'> = async ({ db, player, locale, clock }) => {
  const rows = await bonusesOf(db, player.id)
  const identifiers = rows.flatMap((row) => row.games ?? [])
  const view = { games: await spinGames(db, identifiers), locale, licence: player.licence, now: clock.now() }
  return { status: 200, body: rows.map((row) => presentBonus(row, view)) }
}
