import type { Handler } from '../../core/http/handler.ts'
import { playedGames as playedRows } from './store.ts'

/** Recently played, newest first (LOB-19, API-030). Games that left the catalogue are left out. */
export const playedGames: Handler<'games.played'> = async (ctx) => {
  const rows = await playedRows(ctx.db, ctx.player.id)
  const { byIdentifier } = ctx.catalogue.index
  return {
    status: 200,
    body: rows
      .filter((row) => byIdentifier.has(row.game_identifier))
      .map((row) => ({ identifier: row.game_identifier, last_activity_at: row.last_activity_at.toISOString() })),
  }
}
