import type { Shelves } from './linkedGames.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** The catalogue of the moment, for which games a jackpot is linked to. */
    readonly shelves: () => Shelves
  }
}
