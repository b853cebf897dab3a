import type { Shelves } from '../../areas/jackpots/linkedGames.ts'
import type { Core } from '../../core/http/handler.ts'
import type { Award } from './awardDrop.ts'

/** Where it is said that pools have grown and that somebody has won; called after the commit. */
export interface JackpotNews {
  tell(jackpotIds: readonly number[], awards: readonly Award[]): void
}

export interface JackpotNeeds extends Pick<Core, 'db' | 'clock' | 'ledger' | 'realtime'> {
  readonly shelves: () => Shelves
  readonly news: JackpotNews
}
