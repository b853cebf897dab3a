import type { GameStudio } from '../../ports/studios/gameStudio.ts'
import type { GameCatalogue } from './gameCatalogue.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly catalogue: GameCatalogue
    /** Whose games the catalogue holds, and who calls the wallet. */
    readonly studio: GameStudio
    /** Tells the player's open tabs his balance as it is committed now; returns at once. */
    readonly announceBalance: (playerId: bigint, currency: string) => void
  }
}
