import type { Core } from '../../core/http/handler.ts'
import type { Award } from './drops/awardDrop.ts'
import type { Shelves } from './linkedGames.ts'

/** Publishes the growth of pools and wins; called after the commit. */
export interface JackpotPublisher {
  publish(jackpotIds: readonly number[], awards: readonly Award[]): void
}

export interface JackpotNeeds extends Pick<Core, 'db' | 'clock' | 'ledger' | 'realtime'> {
  readonly shelves: () => Shelves
  readonly publisher: JackpotPublisher
}
