import type { MessageOf } from '@apogee/contract/realtime'
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import { patch, refetch } from '../../lib/realtime/freshness'
import { handlers } from '../../lib/realtime/registry'
import { latestQuery, type RoundWin, tilesOf, winsShown } from './listing/latestQuery'
import type { TileGame } from './model'
import { withAward } from './playing/play'
import { playQuery } from './playing/playQuery'

type Played = MessageOf<'played_games'>
type Continue = readonly { readonly tile: TileGame; readonly at: string | null }[]

/**
 * A round was played, here or in another tab: its game moves to the front of "continue playing". A game that is not in
 * the row yet refetches the list; a message older than the cached one changes nothing.
 */
function onPlayedGames(message: Played, cache: QueryClient): void {
  for (const [queryKey, shown] of cache.getQueriesData<Continue>({ queryKey: ['games.continue'] })) {
    const known = shown?.find(({ tile }) => tile.identifier === message.identifier)
    // Games with an unfinished round come first, and only the platform knows when a round is finished.
    if (!shown || !known || shown.some(({ tile }) => tile.hasRoundWaiting)) {
      refetch(cache, { queryKey })
      continue
    }
    if (known.at !== null && Date.parse(known.at) >= Date.parse(message.last_activity_at)) continue
    const rest = shown.filter((one) => one !== known)
    // All queries with this key contain such a list.
    const key = queryKey as DataTag<QueryKey, Continue, Error>
    patch(cache, key, () => [{ tile: known.tile, at: message.last_activity_at }, ...rest])
  }
}

/** SAFE-04: a check is due. Refetch the play session; an open game then shows the check. */
function onGameLimits({ reason }: MessageOf<'game_limits'>, cache: QueryClient): void {
  if (reason === 'trigger_reality_check') refetch(cache, { queryKey: playQuery().queryKey })
}

/** SAFE-05: a jackpot win counts in the play session at once, and in the lists of rounds when they are opened. */
function onAward(award: MessageOf<'jackpot_win_award'>, cache: QueryClient): void {
  patch(cache, playQuery().queryKey, (play) => withAward(play, award))
  refetch(cache, { queryKey: ['games.rounds'] })
}

let heard = 0

/** A real win: added to the front of the ticker once its game is known. Without a visible ticker it is ignored. */
async function onWin({ player, round, game }: MessageOf<'public:wins'>, cache: QueryClient): Promise<void> {
  const { queryKey } = latestQuery
  const shown = cache.getQueryData(queryKey)
  // SAFE-09
  if (!shown || round.win <= round.bet) return
  heard += 1
  const key = `heard ${heard}`
  const known = shown.find((win) => win.game.identifier === game.identifier)?.game
  // The API client logs the failure; the list works without this win.
  const tile = known ?? (await tilesOf([game.identifier]).catch(() => undefined))?.get(game.identifier)
  if (!tile) return
  const win: RoundWin = { key, nickname: player.nickname, ...round, game: tile }
  cache.setQueryData(queryKey, (wins) => wins && [win, ...wins].slice(0, winsShown))
}

export const gamesEvents = handlers({
  played_games: onPlayedGames,
  game_limits: onGameLimits,
  jackpot_win_award: onAward,
  'public:wins': (message, cache) => void onWin(message, cache),
})
