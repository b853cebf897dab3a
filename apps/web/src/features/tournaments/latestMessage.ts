import type { MessageOf } from '@apogee/contract/realtime'
import { watched } from '../../lib/browser/createStore'

export type TournamentMessage = MessageOf<'tournament_notifications'>

/** The latest message about a tournament of the player, until it has been shown. */
export const latestMessage = watched<TournamentMessage | null>(null)
