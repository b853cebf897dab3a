import type { Row, Sql } from '../../../core/db/db.ts'

interface SealedRow extends Row {
  readonly id: bigint
  readonly sealed_seed: Uint8Array
}

/** Seeds that are sealed: one for each lottery that is not drawn. */
export const listSealed = (sql: Sql): Promise<SealedRow[]> =>
  sql.query<SealedRow>('SELECT id, sealed_seed FROM lotteries WHERE sealed_seed IS NOT NULL ORDER BY id')

/** Replaces a seal, unless the lottery has been drawn meanwhile. */
export async function replaceSeal(sql: Sql, id: bigint, old: Uint8Array, sealed: Uint8Array): Promise<void> {
  await sql.query('UPDATE lotteries SET sealed_seed = $3 WHERE id = $1 AND sealed_seed = $2', [
    id,
    Buffer.from(old),
    sealed,
  ])
}
