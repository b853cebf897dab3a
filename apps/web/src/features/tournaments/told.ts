import type { MessageOf } from '@apogee/contract/realtime'
import { watched } from '../../lib/browser/createStore'

export type TournamentMessage = MessageOf<'tournament_notifications'>

/** What was told last about a tournament of the player, until it has been shown. */
export const toldTournament = watched<TournamentMessage | null>(null)
