import type { Tx } from '../../core/db/db.ts'
import { type Credentials, lockUnchanged } from './store.ts'

/** A sign-in whose factors have been judged. */
export interface Entry {
  /** As they were when they were judged. */
  readonly player: Credentials
  readonly dfpc: string | undefined
  /** Whether what else the sign-in rests on still holds; called with the player locked. */
  readonly stillHolds?: (tx: Tx) => Promise<boolean>
}

/** What a sign-in rests on has changed since it was judged. */
export class SignInExpired extends Error {
  override name = 'SignInExpired'
}

/**
 * Call it first in the transaction that acts on a judged sign-in. Throws {@link SignInExpired} if the password, the
 * second factor or what else it rests on has changed since (decision 115).
 */
export async function assertStillHolds(tx: Tx, { player, stillHolds = async () => true }: Entry): Promise<void> {
  if (!(await lockUnchanged(tx, player)) || !(await stillHolds(tx))) throw new SignInExpired()
}
