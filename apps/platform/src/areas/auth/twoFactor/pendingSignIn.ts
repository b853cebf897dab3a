import type { Ctx } from '../../../core/http/handler.ts'

/** OPEN-77 */
const waitMs = 5 * 60_000
const tries = 5

/** Keeps a passed first factor in a session of its own, until the second one arrives. */
export async function keepPending(ctx: Ctx, playerId: bigint, dfpc: string | undefined): Promise<void> {
  const now = ctx.clock.now()
  await ctx.session.startPending({ awaits: 'code' })
  await ctx.db.query('DELETE FROM pending_sign_ins WHERE expires_at <= $1', [now])
  await ctx.db.query(
    'INSERT INTO pending_sign_ins (session_id, player_id, dfpc, tries_left, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [ctx.session.id, playerId, dfpc ?? null, tries, new Date(now.getTime() + waitMs)],
  )
}

/** {@link keepPending}, and asks for the second factor. */
export async function askForCode(ctx: Ctx<'required'>, playerId: bigint, dfpc: string | undefined): Promise<never> {
  await keepPending(ctx, playerId, dfpc)
  throw ctx.refuse(422, { otp_attempt: { required: true } })
}

/**
 * The player whose sign-in is pending in this session. Uses up one attempt before the code is judged, so that
 * concurrent attempts count too.
 */
export async function takeTry(
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

export async function forgetPending(ctx: Ctx): Promise<void> {
  await ctx.db.query('DELETE FROM pending_sign_ins WHERE session_id = $1', [ctx.session.id])
}
