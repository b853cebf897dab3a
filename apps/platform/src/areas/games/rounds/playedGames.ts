import type { Handler } from '../../../core/http/handler.ts'
import { playedGames as playedRows } from '../store.ts'
import { gamesWithOpenRounds } from './roundStore.ts'

/**
 * Recently played: games with an unfinished round first, then the newest (LOB-19, API-030, SAFE-06). Games that have
 * left the catalogue are omitted.
 */
export const playedGames: Handler<'games.played'> = async (ctx) => {
  const [rows, waiting] = await Promise.all([
    playedRows(ctx.db, ctx.player.id),
    gamesWithOpenRounds(ctx.db, ctx.player.id),
  ])
  const { byIdentifier } = ctx.catalogue.index
  const open = new Set(waiting.map(({ identifier }) => identifier))
  const known = rows.filter((row) => byIdentifier.has(row.game_identifier))
  const isOpen = ({ game_identifier }: (typeof known)[number]) => open.has(game_identifier)
  return {
    status: 200,
    body: [...known.filter(isOpen), ...known.filter((row) => !isOpen(row))].map((row) => ({
      identifier: row.game_identifier,
      last_activity_at: row.last_activity_at.toISOString(),
    })),
  }
}
