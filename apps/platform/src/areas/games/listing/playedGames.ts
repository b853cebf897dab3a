import type { Handler } from '../../../core/http/handler.ts'
import { playedGames as playedRows } from '../store.ts'
import { openIndex } from './openIndex.ts'

/**
 * Recently played: games with an unfinished round first, then the newest (LOB-19, API-030, SAFE-06). Games that have
 * left the catalogue are omitted, and so are closed ones: those open for an unfinished round alone.
 */
export const playedGames: Handler<'games.played'> = async (ctx) => {
  const [index, rows] = await Promise.all([openIndex(ctx), playedRows(ctx.db, ctx.player.id)])
  const known = rows.filter((row) => {
    const game = index.byIdentifier.get(row.game_identifier)
    return game !== undefined && (index.has(game) || row.is_open)
  })
  const open = known.filter((row) => row.is_open)
  return {
    status: 200,
    body: [...open, ...known.filter((row) => !row.is_open)].map((row) => ({
      identifier: row.game_identifier,
      last_activity_at: row.last_activity_at.toISOString(),
    })),
  }
}
