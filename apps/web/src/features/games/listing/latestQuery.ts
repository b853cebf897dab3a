import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { type TileGame, toTile } from '../model'

/** A real round win: the player is masked, and the game can be opened. */
export interface RoundWin {
  readonly key: string
  readonly nickname: string
  readonly currency: string
  readonly bet: number
  readonly win: number
  readonly game: TileGame
}

/** Maximum number shown; visitors do not look at more. */
export const winsShown = 20

/** The data about these games that the wins need. */
export async function tilesOf(identifiers: readonly string[]): Promise<ReadonlyMap<string, TileGame>> {
  const games = await api('games.select', { body: { game_ids: [...new Set(identifiers)] } })
  return new Map(Object.entries(games).map(([identifier, game]) => [identifier, toTile(game, null)]))
}

/** The latest real wins, newest first; realtime adds new ones at the front. */
export const latestQuery = queryOptions({
  queryKey: ['public:games.latest'],
  queryFn: async (): Promise<readonly RoundWin[]> => {
    const wins = await api('games.latestWinners', {})
    const games = await tilesOf(wins.map(({ game_identifier }) => game_identifier))
    return wins.flatMap((win) => {
      const game = games.get(win.game_identifier)
      if (!game) return []
      const { nickname, currency, bet_amount_cents: bet, win_amount_cents: cents } = win
      return [{ key: `${win.at} ${nickname} ${cents}`, nickname, currency, bet, win: cents, game }]
    })
  },
  staleTime: 60_000,
})
