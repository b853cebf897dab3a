import type { Statement } from '../db/db.ts'
import { countWins } from './playLimits.ts'

/**
 * Many wins at once, as `playStatements.ts` books one: the same locks in the same order, the same rows. It takes the plain
 * ones only: of each wallet the first, in an open round staked wholly with real money, of a player without a limit of losses. What it leaves out, for whatever
 * reason, has no row in its answer and goes the way of a single win, which knows all the rest.
 *
 * $1 sessions, $2 rounds, $3 transactions, $4 amounts, $5 whether each ends its round, $6 now. No transaction twice.
 */
export const winsStatement: Statement = {
  name: 'play_wins',
  text: `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[])
    WITH ORDINALITY AS a(session_id, round_id, id, amount_cents, finishes, place)
), o AS MATERIALIZED (
  SELECT DISTINCT ON (r.player_id, r.currency) a.*, r.player_id, r.currency
    FROM asked a
    JOIN game_rounds r ON r.id = a.round_id AND r.state = 'open' AND r.bonus_bet_cents = 0 AND r.freespins_id IS NULL
    JOIN play_sessions s ON s.id = a.session_id AND s.player_id = r.player_id AND s.currency = r.currency
                        AND s.game_identifier = r.game_identifier
   WHERE a.amount_cents >= 0 AND NOT EXISTS (
     SELECT FROM player_limits l WHERE l.player_id = r.player_id AND l.type = 'loss' AND l.removed_at IS NULL)
   ORDER BY r.player_id, r.currency, a.place
), held AS MATERIALIZED (
  SELECT a.id, a.player_id, a.currency, a.kind, a.balance_cents FROM ledger_accounts a, o
   WHERE a.player_id = o.player_id AND a.currency = o.currency AND a.kind IN ('real', 'bonus')
   ORDER BY a.id FOR UPDATE OF a
), purse AS MATERIALIZED (
  SELECT player_id, currency, min(id) FILTER (WHERE kind = 'real') AS account_id,
         sum(balance_cents) FILTER (WHERE kind = 'real') AS real, sum(balance_cents) AS total
    FROM held GROUP BY player_id, currency
), staked AS MATERIALIZED (
  SELECT o.*, p.account_id, p.real, p.total FROM o, purse p, game_rounds r
   WHERE p.player_id = o.player_id AND p.currency = o.currency
     AND r.id = o.round_id AND r.state = 'open' AND r.bonus_bet_cents = 0
     FOR UPDATE OF r
), claim AS (
  INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents,
                                 balance_cents, original_id, finishes, created_at)
  SELECT id, 'win', round_id, session_id, player_id, currency, amount_cents, amount_cents, 0,
         total + amount_cents, NULL, finishes, $6::timestamptz
    FROM staked
  ON CONFLICT DO NOTHING
  RETURNING *
), ${countWins}, booked AS (
  INSERT INTO ledger_transactions (key, kind, reason, player_id, created_at)
  SELECT 'play:' || id, 'win', jsonb_build_object('round', round_id), player_id, created_at FROM claim WHERE amount_cents > 0
  RETURNING id, key
), paid AS MATERIALIZED (
  SELECT b.id AS transaction_id, s.account_id, s.real + s.amount_cents AS balance_cents, s.amount_cents, s.currency
    FROM booked b JOIN staked s ON b.key = 'play:' || s.id
), moved AS (
  UPDATE ledger_accounts a SET balance_cents = p.balance_cents, version = a.version + 1
    FROM paid p WHERE a.id = p.account_id
  RETURNING a.id
), entries AS (
  INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
  SELECT p.transaction_id, p.account_id, p.amount_cents FROM paid p JOIN moved m ON m.id = p.account_id
  UNION ALL
  SELECT p.transaction_id, h.id, -p.amount_cents FROM paid p
    JOIN ledger_accounts h ON h.player_id IS NULL AND h.currency = p.currency AND h.kind = 'games'
  RETURNING amount_cents
), round AS (
  UPDATE game_rounds r
     SET win_cents = r.win_cents + c.amount_cents, state = CASE WHEN c.finishes THEN 'finished' ELSE r.state END,
         finished_at = CASE WHEN c.finishes THEN c.created_at END, balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = 'open' AND r.bonus_bet_cents = 0
  RETURNING r.id, r.game_identifier, r.bet_cents, r.win_cents
), told AS (
  INSERT INTO outbox (topic, payload, created_at)
  SELECT 'play.win', jsonb_build_object('player', c.player_id, 'currency', c.currency, 'game', r.game_identifier,
           'round', c.round_id, 'transaction', c.id, 'amount', c.amount_cents, 'bonus', 0, 'at', c.created_at,
           'finished', c.finishes, 'bet', r.bet_cents, 'bonus_bet', 0, 'win', r.win_cents), c.created_at
    FROM claim c JOIN round r ON r.id = c.round_id
)
SELECT c.id, c.currency, c.balance_cents
  FROM claim c LEFT JOIN round r ON r.id = c.round_id
 WHERE CASE WHEN r.id IS NULL OR (SELECT coalesce(sum(amount_cents), 0) FROM entries) <> 0
            THEN run_again('round or balance changed') ELSE true END`,
}
