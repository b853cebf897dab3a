import type { Row, Sql } from '../../core/db/db.ts'
import type { Licence } from '../../core/http/handler.ts'

/** The player's data that payments need. */
export interface Payer extends Row {
  readonly email: string
  readonly language: string
  readonly license_name: Licence
  /** Their identity has been proved. */
  readonly verified: boolean
}

/** Reads the player's data for payments; throws when the player does not exist. */
export async function findPayer(sql: Sql, id: bigint): Promise<Payer> {
  const [row] = await sql.query<Payer>('SELECT email, language, license_name, verified FROM players WHERE id = $1', [
    id,
  ])
  if (!row) throw new Error(`player ${id} has a payment but does not exist`)
  return row
}
