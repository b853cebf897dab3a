import type { Db } from '../db/db.ts'

/** A query that returns no rows if everything balances; otherwise rows of `which` and `found`. */
export interface BooksCheck {
  readonly what: string
  readonly text: string
}

const checks: readonly BooksCheck[] = [
  {
    what: 'transaction does not sum to zero in a currency',
    text: `SELECT e.transaction AS which, a.currency || ' ' || sum(e.amount_cents)::text AS found
             FROM booked_entries e JOIN ledger_accounts a ON a.id = e.account_id
            GROUP BY e.transaction, a.currency HAVING sum(e.amount_cents) <> 0`,
  },
  {
    what: 'currency does not sum to zero',
    text: `SELECT a.currency AS which, sum(e.amount_cents)::text AS found
             FROM booked_entries e JOIN ledger_accounts a ON a.id = e.account_id
            GROUP BY a.currency HAVING sum(e.amount_cents) <> 0`,
  },
  {
    what: 'stored balance differs from the sum of its entries',
    text: `SELECT a.id::text AS which, a.balance_cents::text || ' against ' || coalesce(sum(e.amount_cents), 0)::text AS found
             FROM ledger_accounts a LEFT JOIN booked_entries e ON e.account_id = a.id
            WHERE a.player_id IS NOT NULL
            GROUP BY a.id HAVING a.balance_cents <> coalesce(sum(e.amount_cents), 0)`,
  },
  {
    what: 'entry without its account or transaction',
    text: `SELECT e.transaction_id::text AS which, e.account_id::text AS found FROM ledger_entries e
            WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.id = e.account_id)
               OR NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.id = e.transaction_id)`,
  },
]

/** Reads the whole ledger, runs the queries of `more`, and throws on the first inconsistency: for tests and chaos. */
export async function assertBalanced(db: Db, more: readonly BooksCheck[] = []): Promise<void> {
  await db.transaction(async (tx) => {
    // After a burst, the statistics still underestimate these tables, and a nested loop over all of them would take for
    // ever.
    await tx.query('SET LOCAL enable_nestloop = off')
    await tx.query('SET LOCAL statement_timeout = 0')
    for (const { what, text } of [...checks, ...more]) {
      const rows = await tx.query<{ which: string; found: string }>(`${text} LIMIT 5`)
      if (rows.length > 0) {
        throw new Error(`${what}: ${rows.map(({ which, found }) => `${which} (${found})`).join(', ')}`)
      }
    }
  })
}
