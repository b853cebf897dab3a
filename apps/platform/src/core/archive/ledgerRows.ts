import type { ArchivedRows } from './archiveMonth.ts'

/** Every movement of money: its purpose, and the change of each account. */
export const ledgerRows: readonly ArchivedRows[] = [
  {
    name: 'ledger_transactions',
    select: `SELECT id, key, kind, reason, player_id, created_at FROM ledger_transactions
              WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz`,
  },
  {
    name: 'ledger_entries',
    select: `SELECT e.transaction_id, e.account_id, a.player_id, a.currency, a.kind AS account, e.amount_cents
               FROM ledger_transactions t
               JOIN ledger_entries e ON e.transaction_id = t.id
               JOIN ledger_accounts a ON a.id = e.account_id
              WHERE t.created_at >= $1::timestamptz AND t.created_at < $2::timestamptz`,
  },
]
