import type { Tx } from '../../../core/db/db.ts'
import { type Credentials, lockUnchanged } from '../store.ts'

/** A sign-in whose factors have been verified. */
export interface VerifiedSignIn {
  /** The credentials at the time they were verified. */
  readonly player: Credentials
  readonly dfpc: string | undefined
  /** Rechecks the other preconditions of the sign-in; called with the player locked. */
  readonly isStillValid?: (tx: Tx) => Promise<boolean>
}

/** The credentials or another precondition of a sign-in have changed since they were verified. */
export class SignInExpired extends Error {
  override name = 'SignInExpired'
}

/** Staff have locked the account. */
export class AccountLocked extends Error {
  override name = 'AccountLocked'
}

/**
 * Call it first in the transaction that acts on a verified sign-in. Throws {@link SignInExpired} if the password, the
 * second factor or another precondition has changed since (decision 115), {@link AccountLocked} if staff have locked it.
 */
export async function assertStillValid(
  tx: Tx,
  { player, isStillValid = async () => true }: VerifiedSignIn,
): Promise<void> {
  if (player.locked_at !== null) throw new AccountLocked()
  if (!(await lockUnchanged(tx, player)) || !(await isStillValid(tx))) throw new SignInExpired()
}
