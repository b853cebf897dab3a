import type { Row, Sql } from '../../../core/db/db.ts'
import { hasRow, insertion } from '../../../core/db/queryOne.ts'
import type { PaymentProvider } from '../../../ports/psp/provider.ts'
import { everyProvider } from '../payments/providerRoutes.ts'

export interface AccountRow extends Row {
  readonly id: bigint
  readonly method: string
  readonly brand: string
  readonly kind: 'deposit' | 'cashout'
  readonly title: string
  readonly expires: string | null
  readonly token: string
  /** Null: the first provider. */
  readonly provider: string | null
  readonly last_used_at: Date
}

/**
 * Cards, bank accounts and addresses the player has used, the latest first. An account is known to its provider alone:
 * while that one is not configured, the account cannot be used and is left out.
 */
export const listAccounts = (
  { db, psp }: { readonly db: Sql; readonly psp: PaymentProvider },
  playerId: bigint,
  kind: AccountRow['kind'] | null,
): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `SELECT * FROM payment_accounts
      WHERE player_id = $1 AND ($2::text IS NULL OR kind = $2) AND coalesce(provider, $3) = ANY ($4::text[])
      ORDER BY last_used_at DESC, id DESC LIMIT 50`,
    [playerId, kind, psp.name, everyProvider(psp).map(({ name }) => name)],
  )

export type UsedAccount = Pick<AccountRow, 'method' | 'brand' | 'kind' | 'title' | 'expires' | 'token'> & {
  readonly provider: string
}

/** Saves a means of payment, or records that it was used again. */
export async function rememberAccount(sql: Sql, playerId: bigint, account: UsedAccount, at: Date): Promise<void> {
  await sql.query(
    ...insertion(
      'INSERT INTO payment_accounts',
      { player_id: playerId, ...account, last_used_at: at },
      `ON CONFLICT (player_id, kind, method, token) DO UPDATE
     SET last_used_at = excluded.last_used_at, provider = excluded.provider, title = excluded.title,
       expires = coalesce(excluded.expires, payment_accounts.expires)`,
    ),
  )
}

/** Deletes a means of payment for deposits and withdrawals. False when the player has no such account. */
export const forgetAccount = (sql: Sql, playerId: bigint, id: bigint): Promise<boolean> =>
  hasRow(
    sql,
    `DELETE FROM payment_accounts a USING payment_accounts b
     WHERE b.id = $2 AND b.player_id = $1 AND a.player_id = $1 AND a.method = b.method AND a.token = b.token
     RETURNING a.id`,
    [playerId, id],
  )
