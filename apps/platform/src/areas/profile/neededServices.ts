import type { NotificationBody } from '@apogee/contract/notifications'
import type { Sql, Tx } from '../../core/db/db.ts'

/** What the profile needs of areas that build on it: they offer it as services, so that it need not know them. */
export interface NeededServices {
  /** Of loyalty: the points that determine a player's level; zero if they have earned none yet. */
  readonly levelPointsOf: (sql: Sql, playerId: bigint) => Promise<number>
  /**
   * Of limits, for when something has been learnt about a player: closes their account if another one proves that they
   * have excluded themselves, and holds a new one that may be theirs. Returns whether it is closed.
   */
  readonly closeIfExcluded: (tx: Tx, playerId: bigint, now: Date) => Promise<boolean>
  /** Of limits, for when an identity check has ended: what it proves about a self-excluded person closes their other accounts. */
  readonly noteVerification: (tx: Tx, playerId: bigint, isVerified: boolean, now: Date) => Promise<void>
  /** Of notifications: sends a player a message about their account; each key sends once. */
  readonly notify: (tx: Tx, message: AccountMessage) => Promise<unknown>
}

interface AccountMessage {
  readonly playerId: bigint
  readonly key: string
  readonly body: NotificationBody
}

declare module '../../core/http/handler.ts' {
  interface Services extends NeededServices {}
}
