import type { Tx } from '../../../core/db/db.ts'
import type { Core } from '../../../core/http/handler.ts'
import { noteOperator } from '../../../core/operators/operatorActions.ts'
import type { PlayerCommandSignature } from '../../../core/operators/operatorCommand.ts'
import { findByTypedEmail, lockById } from '../store.ts'

type Needs = Pick<Core, 'db' | 'clock' | 'sessions'>
export type LockResult = 'done' | 'same' | 'unknown'

/**
 * Locks an account or unlocks it. A locked one refuses every sign-in, by password or by identity provider, and its
 * sessions end. Its money, limits and bonuses stay as they are; a waiting withdrawal can be decided.
 */
export async function setAccountLock(
  { db, clock, sessions }: Needs,
  { email, operator, reason, isLocked }: PlayerCommandSignature & { readonly isLocked: boolean },
): Promise<LockResult> {
  const found = await findByTypedEmail(db, email)
  if (!found) return 'unknown'
  return db.transaction(async (tx): Promise<LockResult> => {
    const player = await lockById(tx, found.id)
    if (!player) return 'unknown'
    if ((player.locked_at !== null) === isLocked) return 'same'
    const at = clock.now()
    // A sign-in under way compares the version when it opens its session. An account whose data is erased stays closed.
    const changed = await tx.query(
      `UPDATE players SET locked_at = $2, closed_at = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE closed_at END,
              credentials_version = credentials_version + 1 WHERE id = $1 AND erased_at IS NULL RETURNING 1`,
      [player.id, isLocked ? at : null],
    )
    if (changed.length === 0) return 'same'
    const action = isLocked ? 'account_locked' : 'account_unlocked'
    await noteOperator(tx, { playerId: player.id, action, operator, reason, at })
    if (isLocked) await sessions.endAll(player.id, null, tx)
    return 'done'
  })
}

/** Ends all sessions of a player, for example when they report a stranger. Returns how many, or null for no player. */
export async function endAllSessions(
  { db, clock, sessions }: Needs,
  { email, operator, reason }: PlayerCommandSignature,
): Promise<number | null> {
  const player = await findByTypedEmail(db, email)
  if (!player) return null
  return db.transaction(async (tx: Tx) => {
    const count = await sessions.endAll(player.id, null, tx)
    await noteOperator(tx, {
      playerId: player.id,
      action: 'sessions_ended',
      details: `${count} sessions`,
      operator,
      reason,
      at: clock.now(),
    })
    return count
  })
}
