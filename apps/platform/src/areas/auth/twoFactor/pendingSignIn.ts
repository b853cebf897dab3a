import type { Sql } from '../../../core/db/db.ts'
import { hasRow } from '../../../core/db/queryOne.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { assertStillValid, type VerifiedSignIn } from '../signIn/verifiedSignIn.ts'

/** OPEN-77 */
const waitMs = 5 * 60_000
const tries = 5

/** Stores a verified first factor in a separate session until the second one arrives. */
export async function storePending(ctx: Ctx, entry: VerifiedSignIn): Promise<void> {
  const now = ctx.clock.now()
  await ctx.session.startPending({ awaits: 'code' })
  await ctx.db.query('DELETE FROM pending_sign_ins WHERE expires_at <= $1', [now])
  await ctx.db.transaction(async (tx) => {
    await assertStillValid(tx, entry)
    await tx.query(
      'INSERT INTO pending_sign_ins (session_id, player_id, dfpc, tries_left, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [ctx.session.id, entry.player.id, entry.dfpc ?? null, tries, new Date(now.getTime() + waitMs)],
    )
  })
}

/** Calls {@link storePending} and responds that the second factor is required. */
export async function requireCode(ctx: Ctx<'required'>, entry: VerifiedSignIn): Promise<never> {
  await storePending(ctx, entry)
  throw ctx.refuse(422, { otp_attempt: { required: true } })
}

/**
 * The player whose sign-in is pending in this session. Uses up one attempt before the code is checked, so that
 * concurrent attempts count too.
 */
export async function consumeAttempt(
  ctx: Ctx<'sign_in_expired'>,
): Promise<{ readonly playerId: bigint; readonly dfpc: string | undefined }> {
  const [row] = await ctx.db.query<{ player_id: bigint; dfpc: string | null }>(
    `UPDATE pending_sign_ins SET tries_left = tries_left - 1
     WHERE session_id = $1 AND tries_left > 0 AND expires_at > $2 RETURNING player_id, dfpc`,
    [ctx.session.id, ctx.clock.now()],
  )
  if (!row) throw ctx.refuse(422, { otp_attempt: { sign_in_expired: true } })
  return { playerId: row.player_id, dfpc: row.dfpc ?? undefined }
}

/** Deletes the pending sign-in of a session, which is now complete; false when it no longer exists. */
export const consumePending = (sql: Sql, sessionId: bigint | null): Promise<boolean> =>
  hasRow(sql, 'DELETE FROM pending_sign_ins WHERE session_id = $1 RETURNING 1', [sessionId])

/** Ends all pending sign-ins of a player, who has to start again. */
export async function endPending(sql: Sql, playerId: bigint): Promise<void> {
  await sql.query('DELETE FROM pending_sign_ins WHERE player_id = $1', [playerId])
}
