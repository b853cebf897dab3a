import type { Shelves } from './linkedGames.ts'
import type { JackpotNews } from './needs.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The current catalogue, which shows the games a jackpot is linked to. */
    readonly shelves: () => Shelves
    /** Publishes pools and winners, until it is closed. */
    readonly jackpotNews: JackpotNews & { close(): void }
  }
}
