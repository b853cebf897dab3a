import type { Row, Sql, Tx } from '../../core/db/db.ts'
import { queryFirst } from '../../core/db/queryOne.ts'
import { pseudonymised } from '../../core/personalData/personalTable.ts'

/** What remains of an erased player: a number with licence, brand, country, currency and dates, for the books. */
export const erasedPlayer = pseudonymised(
  'players',
  `email = 'erased-' || id || '@erased.invalid', password_hash = 'erased', two_factor_enabled = false, dfpc = NULL,
   first_name = NULL, last_name = NULL, nickname = NULL, gender = NULL, date_of_birth = NULL, city = NULL, address = NULL,
   postal_code = NULL, state = NULL, mobile_phone = NULL, personal_id_number = NULL, deposit_bonus_code = NULL,
   receive_promos = false, receive_sms_promos = false, receive_promos_via_phone_calls = false,
   agreed_to_partner_promotions = false, erased_at = $2::timestamptz`,
  { where: 'id = $1', omit: ['password_hash', 'credentials_version', 'dfpc'] },
)

interface AccountState extends Row {
  readonly license_name: string
  readonly closed_at: Date | null
  readonly erased_at: Date | null
}

/** The state of an account, locked until the transaction ends. */
export const lockAccountState = (tx: Tx, id: bigint): Promise<AccountState | null> =>
  queryFirst(tx, 'SELECT license_name, closed_at, erased_at FROM players WHERE id = $1 FOR UPDATE', [id])

/**
 * Closes an account: sign-in is refused from now on, and nothing is advertised to the player any more. Bonuses stay as
 * the player had them, in case the account is opened again; a closed account gets none.
 */
export async function markClosed(sql: Sql, id: bigint, at: Date): Promise<void> {
  await sql.query(
    `UPDATE players SET closed_at = $2, locked_at = coalesce(locked_at, $2), credentials_version = credentials_version + 1,
            receive_promos = false, receive_sms_promos = false, receive_promos_via_phone_calls = false,
            agreed_to_partner_promotions = false
      WHERE id = $1`,
    [id, at],
  )
}
