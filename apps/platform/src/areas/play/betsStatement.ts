import type { Statement } from '../../core/db/db.ts'
import { bookClaims, isUnbalanced, lockedWallets } from '../../core/ledger/bookingSql.ts'
import { wagered } from './stakeConditions.ts'

const booking = bookClaims('-', 'staked')

/**
 * Books many bets, each like a single bet in `playStatements.ts`: the same locks in the same order, the same rows. It
 * handles only the simple ones: the first of each wallet that no other transaction has locked, the first bet of its
 * round, staked entirely with real money, of a player without limits on play and without a bonus to wager. A bet that
 * it leaves out has no row in its answer and is booked as a single bet, which handles every case.
 *
 * OFFSET 0 and scalar subqueries make sessions, rounds, limits and bonuses lookups by key for each bet: joins might read
 * all of them, as in `winsStatement.ts`.
 *
 * $1 sessions, $2 rounds, $3 transactions, $4 amounts, $5 times. Each transaction and each round occurs once.
 */
export const betsStatement: Statement = {
  name: 'play_bets',
  text: `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[])
    WITH ORDINALITY AS a(session_id, round_id, id, amount_cents, created_at, place)
), o AS MATERIALIZED (
  SELECT DISTINCT ON (x.player_id, x.currency) a.*, x.player_id, x.currency, x.game_identifier
    FROM asked a
    CROSS JOIN LATERAL (SELECT * FROM play_sessions WHERE id = a.session_id OFFSET 0) x
   WHERE a.amount_cents > 0 AND x.ended_at IS NULL AND coalesce(a.amount_cents <= x.max_stake_cents, true)
     AND (SELECT r.id FROM game_rounds r WHERE r.id = a.round_id) IS NULL
     AND (SELECT l.id FROM player_limits l WHERE l.player_id = x.player_id AND l.removed_at IS NULL AND l.type <> 'deposit' LIMIT 1) IS NULL
     AND (SELECT w.id FROM (SELECT x.player_id, x.currency) x JOIN ${wagered}) IS NULL
   ORDER BY x.player_id, x.currency, a.place
), ${lockedWallets('o')}, staked AS MATERIALIZED (
  SELECT o.*, p.account_id, p.real, p.total FROM o JOIN wallet p USING (player_id, currency) WHERE p.real >= o.amount_cents
), claim AS (
  INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents,
                                 balance_cents, original_id, finishes, created_at, counts_at_end, is_movement)
  SELECT id, 'bet', round_id, session_id, player_id, currency, amount_cents, amount_cents, 0,
         total - amount_cents, NULL, false, created_at, true, true
    FROM staked ORDER BY id
  ON CONFLICT DO NOTHING
  RETURNING *
), ${booking}, round AS (
  INSERT INTO game_rounds (id, player_id, game_identifier, currency, bet_cents, bonus_bet_cents, started_at, balance_after_cents)
  SELECT c.round_id, c.player_id, s.game_identifier, c.currency, c.amount_cents, 0, c.created_at, c.balance_cents
    FROM claim c JOIN staked s ON s.id = c.id
  ON CONFLICT DO NOTHING
  RETURNING id
)
SELECT c.id, c.currency, c.balance_cents
  FROM claim c LEFT JOIN round r ON r.id = c.round_id
 WHERE CASE WHEN r.id IS NULL OR ${isUnbalanced}
            THEN run_again('round or balance changed') ELSE true END`,
}
