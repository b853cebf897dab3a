import type { Row, Sql } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'

/** A player as those who take and pay his money must know him. */
export interface Payer extends Row {
  readonly email: string
  readonly language: string
  readonly license_name: Licence
  /** His identity has been proved. */
  readonly verified: boolean
}

export async function findPayer(sql: Sql, id: bigint): Promise<Payer> {
  const [row] = await sql.query<Payer>('SELECT email, language, license_name, verified FROM players WHERE id = $1', [
    id,
  ])
  if (!row) throw new Error(`player ${id} has a payment but does not exist`)
  return row
}
