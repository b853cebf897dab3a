import type { Handler } from '../../../core/http/handler.ts'
import { gamesWithOpenRounds } from '../rounds/roundStore.ts'
import { type PlayedRow, playedGames as playedRows } from '../store.ts'
import { openIndex } from './openIndex.ts'

/**
 * Recently played: games with an unfinished round first, then the newest (LOB-19, API-030, SAFE-06). Games that have
 * left the catalogue are omitted, and so are closed ones: those open for an unfinished round alone.
 */
export const playedGames: Handler<'games.played'> = async (ctx) => {
  const [index, rows, waiting] = await Promise.all([
    openIndex(ctx),
    playedRows(ctx.db, ctx.player.id),
    gamesWithOpenRounds(ctx.db, ctx.player.id),
  ])
  const open = new Set(waiting.map(({ identifier }) => identifier))
  const isOpen = ({ game_identifier }: PlayedRow) => open.has(game_identifier)
  const known = rows.filter((row) => {
    const game = index.byIdentifier.get(row.game_identifier)
    return game !== undefined && (index.has(game) || isOpen(row))
  })
  return {
    status: 200,
    body: [...known.filter(isOpen), ...known.filter((row) => !isOpen(row))].map((row) => ({
      identifier: row.game_identifier,
      last_activity_at: row.last_activity_at.toISOString(),
    })),
  }
}
