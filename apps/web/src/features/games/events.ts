import type { MessageOf } from '@apogee/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { handlers } from '../../lib/realtime/registry'
import type { TileGame } from './model'

type Played = MessageOf<'played_games'>
type Continue = readonly { readonly tile: TileGame; readonly at: string | null }[]

/**
 * A round was played, here or in another tab: its game moves to the front of "continue playing". A game that is not in
 * the row yet is fetched with the list; an older message than what is shown changes nothing.
 */
function onPlayedGames(message: Played, cache: QueryClient): void {
  for (const [queryKey, shown] of cache.getQueriesData<Continue>({ queryKey: ['games', 'continue'] })) {
    const known = shown?.find(({ tile }) => tile.identifier === message.identifier)
    if (!shown || !known) {
      void cache.invalidateQueries({ queryKey })
      continue
    }
    if (known.at !== null && Date.parse(known.at) >= Date.parse(message.last_activity_at)) continue
    const rest = shown.filter((one) => one !== known)
    cache.setQueryData<Continue>(queryKey, [{ tile: known.tile, at: message.last_activity_at }, ...rest])
  }
}

export const gamesEvents = handlers({ played_games: onPlayedGames })
