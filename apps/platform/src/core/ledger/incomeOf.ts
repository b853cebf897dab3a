import type { Sql } from '../db/db.ts'

/** Real money that transactions of these kinds brought into a wallet from one moment until before another. */
export async function incomeOf(
  sql: Sql,
  wallet: { readonly playerId: bigint; readonly currency: string },
  kinds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<bigint> {
  const [row] = await sql.query<{ cents: bigint }>(
    `SELECT coalesce(sum(e.amount_cents), 0)::bigint AS cents
       FROM ledger_transactions t
       JOIN ledger_accounts a ON a.player_id = t.player_id AND a.currency = $2 AND a.kind = 'real'
       JOIN ledger_entries e ON e.account_id = a.id AND e.transaction_id = t.id
      WHERE t.player_id = $1 AND t.created_at >= $3 AND t.created_at < $4 AND t.kind = ANY ($5::text[])`,
    [wallet.playerId, wallet.currency, from, to, kinds],
  )
  return row?.cents ?? 0n
}
