import type { PlayResult, WinOrder } from '../../core/ledger/play.ts'
import type { GameStudio } from '../../ports/studios/gameStudio.ts'
import type { GameCatalogue } from './gameCatalogue.ts'

/** Minor units by currency. */
export type Pots = Readonly<Record<string, number>>

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly catalogue: GameCatalogue
    /** Whose games the catalogue holds, and who calls the wallet. */
    readonly studio: GameStudio
    /** What a game's jackpots hold now, in every currency that can win them; undefined for a game without one. */
    readonly potsOf: (identifier: string) => Pots | undefined
    /** Tells the player's open tabs his balance as it is committed now; returns at once. */
    readonly announceBalance: (playerId: bigint, currency: string) => void
    /** Pays wins, each for itself, with all that is to be committed with it; answers in their order. */
    readonly payWins: (orders: readonly WinOrder[]) => Promise<PlayResult[]>
  }
}
