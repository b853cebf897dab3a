import type { Sql } from '../../../core/db/db.ts'
import { hasRow } from '../../../core/db/queryOne.ts'

/**
 * Moves an unpaid deposit to the next provider because the current one has not answered. False if the current one has
 * reported a result since.
 */
export const moveToProvider = (sql: Sql, id: bigint, provider: string): Promise<boolean> =>
  hasRow(
    sql,
    `UPDATE payments SET tried_providers = array_remove(tried_providers, $2) || provider, provider = $2
      WHERE id = $1 AND state = 'pending' AND provider_reference IS NULL AND provider <> $2 RETURNING 1`,
    [id, provider],
  )

/** A provider that was tried earlier has the money of a deposit: it is its order from now on. */
export async function returnToProvider(sql: Sql, id: bigint, provider: string): Promise<void> {
  await sql.query(
    `UPDATE payments SET tried_providers = array_remove(tried_providers, $2) || provider, provider = $2 WHERE id = $1`,
    [id, provider],
  )
}
