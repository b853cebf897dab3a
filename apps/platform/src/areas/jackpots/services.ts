import type { Shelves } from './linkedGames.ts'
import type { JackpotPublisher } from './needs.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The current catalogue, used to find the games linked to a jackpot. */
    readonly shelves: () => Shelves
    /** Publishes pools and winners, until it is closed. */
    readonly jackpotPublisher: JackpotPublisher & { close(): void }
  }
}
