import type { Handler } from '../../../core/http/handler.ts'
import { playedGames as playedRows } from '../store.ts'

/**
 * Recently played: games with an unfinished round first, then the newest (LOB-19, API-030, SAFE-06). Games that have
 * left the catalogue are omitted.
 */
export const playedGames: Handler<'games.played'> = async (ctx) => {
  const { byIdentifier } = ctx.catalogue.index
  const known = (await playedRows(ctx.db, ctx.player.id)).filter((row) => byIdentifier.has(row.game_identifier))
  const open = known.filter((row) => row.is_open)
  return {
    status: 200,
    body: [...open, ...known.filter((row) => !row.is_open)].map((row) => ({
      identifier: row.game_identifier,
      last_activity_at: row.last_activity_at.toISOString(),
    })),
  }
}
