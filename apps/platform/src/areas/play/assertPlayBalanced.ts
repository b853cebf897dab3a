import type { Db } from '../../core/db/db.ts'
import { assertBalanced, type BooksCheck } from '../../core/ledger/assertBalanced.ts'

const checks: readonly BooksCheck[] = [
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
    what: 'movement without its round',
    text: `SELECT t.id AS which, t.amount_cents::text AS found FROM game_transactions t
            WHERE t.amount_cents > 0 AND NOT EXISTS (SELECT FROM game_rounds r WHERE r.id = t.round_id)`,
  },
  {
    what: 'game transaction is not booked, or twice',
    text: `SELECT g.id AS which, g.amount_cents::text AS found FROM game_transactions g
             LEFT JOIN ledger_transactions t ON t.key = 'play:' || g.id
            WHERE (g.amount_cents > 0 AND NOT g.is_movement) <> (t.id IS NOT NULL)`,
  },
]

/** Asserts that the ledger balances, and that rounds, their transactions and free spins agree: for tests and chaos. */
export const assertPlayBalanced = (db: Db): Promise<void> => assertBalanced(db, checks)
