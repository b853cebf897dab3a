import type { Sql } from '../../../core/db/db.ts'
import { queryValue } from '../../../core/db/queryOne.ts'
import { hmacHex } from '../../../core/ids.ts'

/** This many wrong passwords or codes in a row lock their source. */
export const maxFailures = 10
/** After this many, the next attempt requires a captcha. */
export const failuresBeforeCaptcha = 3
export const lockMs = 15 * 60_000
const hourMs = 60 * 60_000

/**
 * Key under which attempts for an address are counted. Hashed, so that the table does not reveal which addresses were
 * typed.
 */
export const failureKey = (secret: string, email: string): string => hmacHex(secret, `sign-in failures ${email}`)

/** Attempts are counted by account and source; the source '' is shared by all strangers. */
export interface Counter {
  readonly key: string
  readonly source: string
}

interface CounterRule {
  /** The number of attempts that locks; null never locks. */
  readonly max?: number | null
  /** Attempts further apart than this do not form a series. */
  readonly seriesMs?: number
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot all pass. Returns its number in the
 * series, or null when the counter is locked. The attempt that reaches `most` locks it; the right answer clears it.
 */
export const countAttempt = (
  sql: Sql,
  { key, source }: Counter,
  now: Date,
  { max = maxFailures, seriesMs = hourMs }: CounterRule = {},
): Promise<number | null> =>
  queryValue(
    sql,
    `INSERT INTO sign_in_failures AS kept (email_hash, source, failures, last_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (email_hash, source) DO UPDATE SET
       failures = CASE WHEN kept.last_at < $4 OR kept.locked_until IS NOT NULL THEN 1 ELSE kept.failures + 1 END,
       locked_until = CASE WHEN kept.last_at >= $4 AND kept.locked_until IS NULL AND kept.failures + 1 >= $5::int THEN $6::timestamptz END,
       last_at = $3
     WHERE kept.locked_until IS NULL OR kept.locked_until <= $3
     RETURNING failures`,
    [key, source, now, new Date(now.getTime() - seriesMs), max, new Date(now.getTime() + lockMs)],
  )

/** After the right answer: resets the counters involved. Also deletes old rows of others. */
export async function clearAttempts(sql: Sql, key: string, sources: readonly string[], now: Date): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE (email_hash = $1 AND source = ANY($2::text[])) OR last_at < $3', [
    key,
    sources,
    new Date(now.getTime() - 24 * hourMs),
  ])
}

/** Resets an account's counters, for every source. */
export async function clearFailures(sql: Sql, key: string): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1', [key])
}
