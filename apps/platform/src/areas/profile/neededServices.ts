import type { NotificationBody } from '@apogee/contract/notifications'
import type { Sql, Tx } from '../../core/db/db.ts'
import type { PlayerColumns } from './store.ts'

export type RegisterVerdict = 'clear' | 'excluded' | 'refused'

/** Services that the profile needs from areas that depend on it, declared here to avoid a cyclic dependency. */
export interface NeededServices {
  /** From loyalty: the points that determine a player's level; zero if they have not earned any. */
  readonly levelPointsOf: (sql: Sql, playerId: bigint) => Promise<number>
  /** From loyalty: the same as a column of the player. */
  readonly levelPointsColumn: PlayerColumns<{ readonly level_points: number }>
  /**
   * From limits, to be called after a player's details changed: closes their account if another account proves that the
   * person is self-excluded, and puts a new account on hold if it may be theirs. Returns whether it is closed.
   */
  readonly closeIfExcluded: (tx: Tx, playerId: bigint, now: Date) => Promise<boolean>
  /**
   * Asks the register of excluded persons of the player's licence, and applies the answer to the account. `refused`:
   * there is no answer, and the licence then rejects every player. Without an answer about changed details, the sessions
   * of the player end.
   */
  readonly applyRegister: (playerId: bigint, occasion: 'sign_in' | 'profile') => Promise<RegisterVerdict>
  /**
   * From limits, to be called after an identity check: applies a self-exclusion to accounts with the proven details.
   */
  readonly noteVerification: (tx: Tx, playerId: bigint, isVerified: boolean, now: Date) => Promise<void>
  /** From notifications: sends a player a message about their account; each key sends once. */
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
