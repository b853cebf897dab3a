import type { Sql } from '../../core/db/db.ts'
import { hmacHex } from '../../core/ids.ts'

/** So many wrong passwords in a row lock the address. */
export const mostFailures = 10
/** After so many the next try brings a captcha. */
export const freeFailures = 3
export const lockMs = 15 * 60_000
// Failures further apart than this are not a row.
const rowMs = 60 * 60_000

/** What failures of an address are kept under: whoever typed it, the table does not say it. */
export const failureKey = (secret: string, email: string): string => hmacHex(secret, `sign-in failures ${email}`)

export async function isLocked(sql: Sql, key: string, now: Date): Promise<boolean> {
  const rows = await sql.query('SELECT 1 FROM sign_in_failures WHERE email_hash = $1 AND locked_until > $2', [key, now])
  return rows.length > 0
}

/** Wrong passwords in a row so far. */
export async function failuresOf(sql: Sql, key: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ failures: number }>(
    'SELECT failures FROM sign_in_failures WHERE email_hash = $1 AND last_at >= $2',
    [key, new Date(now.getTime() - rowMs)],
  )
  return row?.failures ?? 0
}

/** Counts a wrong password; answers whether the address is locked now. */
export async function countFailure(sql: Sql, key: string, now: Date): Promise<boolean> {
  const [row] = await sql.query<{ failures: number }>(
    `INSERT INTO sign_in_failures AS kept (email_hash, failures, last_at) VALUES ($1, 1, $2)
     ON CONFLICT (email_hash) DO UPDATE SET
       failures = CASE WHEN kept.last_at < $3 OR kept.locked_until <= $2 THEN 1 ELSE kept.failures + 1 END,
       locked_until = NULL,
       last_at = $2
     RETURNING failures`,
    [key, now, new Date(now.getTime() - rowMs)],
  )
  if (row!.failures < mostFailures) return false
  await sql.query('UPDATE sign_in_failures SET locked_until = $2 WHERE email_hash = $1', [
    key,
    new Date(now.getTime() + lockMs),
  ])
  return true
}

/** After the right password, and after a new one. Takes old rows of others along. */
export async function clearFailures(sql: Sql, key: string, now: Date): Promise<void> {
  await sql.query('DELETE FROM sign_in_failures WHERE email_hash = $1 OR last_at < $2', [
    key,
    new Date(now.getTime() - 24 * rowMs),
  ])
}
