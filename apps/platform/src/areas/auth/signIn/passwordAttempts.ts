import type { Sql } from '../../../core/db/db.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { hmacHex } from '../../../core/ids.ts'
import { type PasswordSources, passwordSources } from './knownDevices.ts'
import { countAttempt, failureKey, failuresBeforeCaptcha, lockMs } from './signInLock.ts'

/** This many wrong passwords in a row from one source, across all accounts, lock that source. */
export const maxSourceFailures = 20

const sourceKey = (secret: string): string => hmacHex(secret, 'sign-in failures of a place')

export interface PasswordAttempt {
  readonly key: string
  readonly sources: PasswordSources
  /** The password is checked only with a solved captcha. */
  readonly needsCaptcha: boolean
}

/**
 * Counts an attempt for the account, which may trigger the captcha but never a lock: a stranger's attempts must not
 * lock out the owner (SEC-07).
 */
export async function beginAttempt(ctx: Ctx, email: string): Promise<PasswordAttempt> {
  const key = failureKey(ctx.config.secrets.session, email)
  const sources = await passwordSources(ctx, email)
  const asked = await countAttempt(ctx.db, { key, source: sources.captchaSource }, ctx.clock.now(), { max: null })
  return { key, sources, needsCaptcha: asked === null || asked > failuresBeforeCaptcha }
}

/** Counts the attempt for its source. Returns its number in the series there, or null when the source is locked. */
export async function countAtSource(
  ctx: Ctx,
  { key, sources: { lockSource } }: PasswordAttempt,
): Promise<number | null> {
  const now = ctx.clock.now()
  const ofPlace = { key: sourceKey(ctx.config.secrets.session), source: lockSource }
  const tried = await countAttempt(ctx.db, ofPlace, now, { max: maxSourceFailures, seriesMs: lockMs })
  // The account's part of the source's count: the right password subtracts it again.
  if (tried !== null) await countAttempt(ctx.db, { key, source: lockSource }, now, { max: null, seriesMs: lockMs })
  return tried
}

/**
 * After the right password: clears the attempts that this browser or IP address made on the account, and subtracts
 * them from the total of the source.
 */
export const clearAttempt = (
  ctx: Ctx,
  { key, sources: { captchaSource, lockSource } }: PasswordAttempt,
): Promise<void> =>
  subtractFailures(ctx.db, ctx.config.secrets.session, key, [captchaSource, lockSource], ctx.clock.now())

/** Unlocks an account for every source: after a new password, or by the mailed link. */
export const unlockAccount = (sql: Sql, secret: string, email: string, now: Date): Promise<void> =>
  subtractFailures(sql, secret, failureKey(secret, email), null, now)

async function subtractFailures(sql: Sql, secret: string, key: string, sources: readonly string[] | null, now: Date) {
  await sql.query(
    `WITH gone AS (
       DELETE FROM sign_in_failures WHERE email_hash = $1 AND ($2::text[] IS NULL OR source = ANY ($2)) RETURNING source, failures)
     UPDATE sign_in_failures p SET failures = greatest(p.failures - gone.failures, 0),
            locked_until = CASE WHEN p.failures - gone.failures >= $4 THEN p.locked_until END
       FROM gone WHERE p.email_hash = $3 AND p.source = gone.source`,
    [key, sources, sourceKey(secret), maxSourceFailures],
  )
  await sql.query('DELETE FROM sign_in_failures WHERE last_at < $1', [new Date(now.getTime() - 24 * 60 * 60_000)])
}
