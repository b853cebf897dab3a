import type { Standings } from './standings/standings.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Places and heads of the tables of tournaments. */
    readonly standings: Standings
  }
}
