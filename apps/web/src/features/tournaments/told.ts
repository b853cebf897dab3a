import type { MessageOf } from '@apogee/contract/realtime'
import { createStore } from '../../lib/browser/createStore'

export type TournamentMessage = MessageOf<'tournament_notifications'>

/** What was told last about a tournament of the player, until it has been shown. */
export const toldTournament = createStore<TournamentMessage | null>(null)
