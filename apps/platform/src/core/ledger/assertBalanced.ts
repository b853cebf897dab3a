import type { Db } from '../db/db.ts'

const checks: readonly { readonly what: string; readonly text: string }[] = [
  {
    what: 'transaction does not sum to zero in a currency',
    text: `SELECT e.transaction_id::text AS which, a.currency || ' ' || sum(e.amount_cents)::text AS found
             FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
            GROUP BY e.transaction_id, a.currency HAVING sum(e.amount_cents) <> 0`,
  },
  {
    what: 'currency does not sum to zero',
    text: `SELECT a.currency AS which, sum(e.amount_cents)::text AS found
             FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
            GROUP BY a.currency HAVING sum(e.amount_cents) <> 0`,
  },
  {
    what: 'stored balance differs from the sum of its entries',
    text: `SELECT a.id::text AS which, a.balance_cents::text || ' against ' || coalesce(sum(e.amount_cents), 0)::text AS found
             FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
            WHERE a.player_id IS NOT NULL
            GROUP BY a.id HAVING a.balance_cents <> coalesce(sum(e.amount_cents), 0)`,
  },
  {
    what: 'entry without its account or transaction',
    text: `SELECT e.transaction_id::text AS which, e.account_id::text AS found FROM ledger_entries e
            WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.id = e.account_id)
               OR NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.id = e.transaction_id)`,
  },
  {
    what: 'round differs from its transactions',
    text: `SELECT r.id AS which, r.bet_cents::text || ' and ' || r.win_cents::text AS found
             FROM game_rounds r LEFT JOIN game_transactions t ON t.round_id = r.id
            GROUP BY r.id
           HAVING r.bet_cents <> coalesce(sum(CASE t.kind WHEN 'bet' THEN t.amount_cents WHEN 'rollback' THEN -t.amount_cents END), 0)
               OR r.win_cents <> coalesce(sum(t.amount_cents) FILTER (WHERE t.kind = 'win'), 0)`,
  },
  {
    what: 'free spins differ from their rounds',
    text: `SELECT f.id::text AS which, f.performed || ' and ' || f.won_cents AS found
             FROM player_freespins f LEFT JOIN game_rounds r ON r.freespins_id = f.id
            GROUP BY f.id
           HAVING f.performed <> count(r.id) FILTER (WHERE r.state <> 'rolled_back') OR f.won_cents <> coalesce(sum(r.free_win_cents), 0)`,
  },
  {
    what: 'game transaction differs from its entries',
    text: `SELECT g.id AS which, g.amount_cents::text AS found FROM game_transactions g
             LEFT JOIN ledger_transactions t ON t.key = 'play:' || g.id
            WHERE (g.amount_cents > 0) <> (t.id IS NOT NULL)`,
  },
]

/** Reads the whole ledger and throws on the first thing that does not add up: for tests, chaos and the operator. */
export async function assertBalanced(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // After a burst the statistics still call these tables small, and a nested loop over all of them takes for ever.
    await tx.query('SET LOCAL enable_nestloop = off')
    await tx.query('SET LOCAL statement_timeout = 0')
    for (const { what, text } of checks) {
      const rows = await tx.query<{ which: string; found: string }>(`${text} LIMIT 5`)
      if (rows.length > 0) {
        throw new Error(`${what}: ${rows.map(({ which, found }) => `${which} (${found})`).join(', ')}`)
      }
    }
  })
}
