import { type Answers, batchLoader } from '../../../core/batchLoader.ts'
import type { Sql } from '../../../core/db/db.ts'
import type { Licence, Player } from '../../../core/http/handler.ts'

/** The signed-in player as every handler sees them; null when there is no such player. */
export const findSessionPlayer = async (sql: Sql, id: bigint): Promise<Player | null> =>
  (await readPlayers(sql, [id]))(id)

/** Batches concurrent lookups of session players into one statement. */
export const sessionPlayers = (sql: Sql): ((id: bigint) => Promise<Player | null>) =>
  batchLoader((ids: readonly bigint[]) => readPlayers(sql, ids))

async function readPlayers(sql: Sql, ids: readonly bigint[]): Promise<Answers<bigint, Player | null>> {
  const rows = await sql.query<{
    id: bigint
    currency: string
    license_name: Licence
    break_until: Date | null
    is_on_hold: boolean
    must_confirm: boolean
  }>(
    {
      name: 'session_player',
      text: `SELECT id, currency, license_name, break_until(id), is_on_hold(id), confirm_first AND confirmed_at IS NULL AS must_confirm
        FROM players WHERE id = ANY ($1::bigint[]) AND locked_at IS NULL`,
    },
    [ids],
  )
  const byId = new Map(
    rows.map(({ id, currency, license_name, break_until, is_on_hold, must_confirm }) => [
      id,
      {
        id,
        currency,
        licence: license_name,
        breakUntil: break_until,
        isOnHold: is_on_hold,
        mustConfirm: must_confirm,
      },
    ]),
  )
  return (id) => byId.get(id) ?? null
}
