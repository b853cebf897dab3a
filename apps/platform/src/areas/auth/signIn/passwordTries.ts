import type { Sql } from '../../../core/db/db.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { hmacHex } from '../../../core/ids.ts'
import { type PasswordSources, passwordSources } from './knownDevices.ts'
import { countTry, failureKey, freeFailures, lockMs } from './signInLock.ts'

/** This many wrong passwords in a row from one source, across all accounts, lock that source. */
export const mostOfPlace = 20

const placeKey = (secret: string): string => hmacHex(secret, 'sign-in failures of a place')

/** A password attempt in progress. */
export interface PasswordTry {
  readonly key: string
  readonly sources: PasswordSources
  /** The password is checked only with a solved captcha. */
  readonly needsCaptcha: boolean
}

/**
 * Counts an attempt for the account, which may trigger the captcha but never a lock: a stranger's attempts must not
 * lock out the owner (SEC-07).
 */
export async function beginTry(ctx: Ctx, email: string): Promise<PasswordTry> {
  const key = failureKey(ctx.config.secrets.session, email)
  const sources = await passwordSources(ctx, email)
  const asked = await countTry(ctx.db, { key, source: sources.asks }, ctx.clock.now(), { most: null })
  return { key, sources, needsCaptcha: asked === null || asked > freeFailures }
}

/** Counts the attempt for its source. Returns its number in the series there, or null when the source is locked. */
export async function countAtPlace(ctx: Ctx, { key, sources: { place } }: PasswordTry): Promise<number | null> {
  const now = ctx.clock.now()
  const ofPlace = { key: placeKey(ctx.config.secrets.session), source: place }
  const tried = await countTry(ctx.db, ofPlace, now, { most: mostOfPlace, rowMs: lockMs })
  // The account's part of the source's count: the right password subtracts it again.
  if (tried !== null) await countTry(ctx.db, { key, source: place }, now, { most: null, rowMs: lockMs })
  return tried
}

/**
 * After the right password: clears the attempts that this browser or IP address made on the account, and subtracts
 * them from the total of the source.
 */
export const forgiveTry = (ctx: Ctx, { key, sources: { asks, place } }: PasswordTry): Promise<void> =>
  forgive(ctx.db, ctx.config.secrets.session, key, [asks, place], ctx.clock.now())

/** Unlocks an account for every source: after a new password, or by the mailed link. */
export const forgiveAccount = (sql: Sql, secret: string, email: string, now: Date): Promise<void> =>
  forgive(sql, secret, failureKey(secret, email), null, now)

async function forgive(sql: Sql, secret: string, key: string, sources: readonly string[] | null, now: Date) {
  await sql.query(
    `WITH gone AS (
       DELETE FROM sign_in_failures WHERE email_hash = $1 AND ($2::text[] IS NULL OR source = ANY ($2)) RETURNING source, failures)
     UPDATE sign_in_failures p SET failures = greatest(p.failures - gone.failures, 0),
            locked_until = CASE WHEN p.failures - gone.failures >= $4 THEN p.locked_until END
       FROM gone WHERE p.email_hash = $3 AND p.source = gone.source`,
    [key, sources, placeKey(secret), mostOfPlace],
  )
  await sql.query('DELETE FROM sign_in_failures WHERE last_at < $1', [new Date(now.getTime() - 24 * 60 * 60_000)])
}
