import type { MessageOf } from '@apogee/contract/realtime'
import { createStore } from '../../lib/browser/createStore'

type TournamentMessage = MessageOf<'tournament_notifications'>

/** Dropping out of the prize ranks is not shown, because that would urge the player to play on. */
export type ShownMessage = TournamentMessage & {
  readonly event: Exclude<TournamentMessage['event'], 'player_kicked_from_leaderboard'>
}

export const isShownMessage = (message: TournamentMessage): message is ShownMessage =>
  message.event !== 'player_kicked_from_leaderboard'

/** The latest message about a tournament of the player, until it has been shown. */
export const latestMessage = createStore<ShownMessage | null>(null)
