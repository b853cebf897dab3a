import type { GameStudio, Partners } from '../../ports/studios/gameStudio.ts'
import type { PlayResult, WinOrder } from '../play/public.ts'
import type { GameCatalogue } from './gameCatalogue.ts'

/** Minor units by currency. */
export type Pots = Readonly<Record<string, number>>

declare module '../../core/http/handler.ts' {
  interface Services {
    readonly catalogue: GameCatalogue
    /** Categories of a game; empty for a game that has left the catalogue. */
    readonly categoriesOf: (game: string) => readonly string[]
    /** Our own studio, which plays the generated games. */
    readonly studio: GameStudio
    /** Studios and aggregators of others, by id. */
    readonly partners: Partners
    /**
     * Current amounts of a game's jackpots in every currency that can win them; undefined for a game without jackpots.
     */
    readonly potsOf: (identifier: string) => Pots | undefined
    /** Publishes the player's committed balance to their open tabs; returns at once. */
    readonly announceBalance: (playerId: bigint, currency: string) => void
    /**
     * Pays wins independently of each other, each in one transaction with all its effects; returns results in their
     * order.
     */
    readonly payWins: (orders: readonly WinOrder[]) => Promise<PlayResult[]>
  }
}
