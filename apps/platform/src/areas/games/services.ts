import type { GameStudio } from '../../ports/studios/gameStudio.ts'
import type { PlayResult, WinOrder } from '../play/public.ts'
import type { GameCatalogue } from './gameCatalogue.ts'

/** Minor units by currency. */
export type Pots = Readonly<Record<string, number>>

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly catalogue: GameCatalogue
    /** Categories of a game, none for one that has left the catalogue. */
    readonly categoriesOf: (game: string) => readonly string[]
    /** The studios whose games the catalogue holds, and which call the wallet. */
    readonly studio: GameStudio
    /** What a game's jackpots hold now, in every currency that can win them; undefined for a game without one. */
    readonly potsOf: (identifier: string) => Pots | undefined
    /** Publishes the player's committed balance to their open tabs; returns at once. */
    readonly announceBalance: (playerId: bigint, currency: string) => void
    /**
     * Pays wins independently of each other, each with everything that must be committed with it; answers in their
     * order.
     */
    readonly payWins: (orders: readonly WinOrder[]) => Promise<PlayResult[]>
  }
}
