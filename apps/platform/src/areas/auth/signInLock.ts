import type { Sql } from '../../core/db/db.ts'
import { hmacHex } from '../../core/ids.ts'

/** So many wrong passwords or codes in a row lock whoever sent them. */
export const mostFailures = 10
/** After so many the next try brings a captcha. */
export const freeFailures = 3
export const lockMs = 15 * 60_000
const hourMs = 60 * 60_000

/** What the tries for an address are counted under. Hashed: the table does not say which addresses were typed. */
export const failureKey = (secret: string, email: string): string => hmacHex(secret, `sign-in failures ${email}`)

/** Tries are counted for an account and for the source they come from; '' is all strangers together. */
export interface Counter {
  readonly key: string
  readonly source: string
}

interface CounterRule {
  /** The try that locks; null: it only counts. */
  readonly most?: number | null
  /** Tries further apart than this are not a row. */
  readonly rowMs?: number
}

/**
 * Counts a try before it is judged, so that tries sent at once cannot all pass. Answers its number in the row, or null when the
 * counter is locked. The try that reaches `most` locks it; the right answer clears it again.
 */
export async function countTry(
  sql: Sql,
  { key, source }: Counter,
  now: Date,
  { most = mostFailures, rowMs = hourMs }: CounterRule = {},
): Promise<number | null> {
  const [row] = await sql.query<{ failures: number }>(
    `INSERT INTO sign_in_failures AS kept (email_hash, source, failures, last_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (email_hash, source) DO UPDATE SET
       failures = CASE WHEN kept.last_at < $4 OR kept.locked_until IS NOT NULL THEN 1 ELSE kept.failures + 1 END,
       locked_until = CASE WHEN kept.last_at >= $4 AND kept.locked_until IS NULL AND kept.failures + 1 >= $5::int THEN $6::timestamptz END,
       last_at = $3
     WHERE kept.locked_until IS NULL OR kept.locked_until <= $3
     RETURNING failures`,
    [key, source, now, new Date(now.getTime() - rowMs), most, new Date(now.getTime() + lockMs)],
  )
  return row?.failures ?? null
}

/** After the right answer: the counters that led to it begin anew. Takes old rows of others along. */
export async function clearTries(sql: Sql, key: string, sources: readonly string[], now: Date): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE (email_hash = $1 AND source = ANY($2::text[])) OR last_at < $3', [
    key,
    sources,
    new Date(now.getTime() - 24 * hourMs),
  ])
}

/** What is counted for an account begins anew, for every source. */
export async function clearFailures(sql: Sql, key: string): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1', [key])
}
