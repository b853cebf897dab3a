import type { Tx } from '../../../core/db/db.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { notifyOwner } from '../notifyOwner.ts'
import { unlinkAll } from '../providers/store.ts'
import { unlockAccount } from '../signIn/passwordAttempts.ts'
import { type Credentials, setPasswordHash, shutTokens } from '../store.ts'
import { endPending } from '../twoFactor/pendingSignIn.ts'
import { dropOffer } from '../twoFactor/store.ts'

/**
 * Sets a new password and, in the same transaction, invalidates password links, sign-ins that wait for a code, a second
 * factor that is being set up, and all sessions except `kept`. Locks are lifted, and the owner is notified by email.
 */
export async function replacePassword(
  tx: Tx,
  ctx: Ctx,
  player: Credentials,
  { passwordHash, kept }: { readonly passwordHash: string; readonly kept: bigint | null },
): Promise<void> {
  const now = ctx.clock.now()
  await setPasswordHash(tx, player.id, passwordHash)
  await shutTokens(tx, player.id, 'password', now)
  await endPending(tx, player.id)
  await dropOffer(tx, player.id)
  await unlinkAll(tx, player.id)
  await unlockAccount(tx, ctx.config.secrets.session, player.email, now)
  await ctx.sessions.endAll(player.id, kept, tx)
  await notifyOwner(tx, ctx, 'passwordChanged', player)
}
