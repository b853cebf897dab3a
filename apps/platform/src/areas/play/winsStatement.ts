import type { Statement } from '../../core/db/db.ts'
import { bookClaims, isUnbalanced, lockedWallets } from '../../core/ledger/bookingSql.ts'
import { insertEventSql } from '../../core/outbox/insertEventSql.ts'

const booking = bookClaims('+', 'staked')

const insertWinEvents = insertEventSql(
  'play.win',
  `jsonb_build_object('player', c.player_id, 'currency', c.currency, 'game', r.game_identifier,
           'round', c.round_id, 'transaction', c.id, 'amount', c.amount_cents, 'bonus', 0, 'at', c.created_at,
           'finished', c.finishes, 'bet', r.bet_cents, 'bonus_bet', 0, 'win', r.win_cents)`,
  'c.created_at',
  'claim c JOIN round r ON r.id = c.round_id',
)

/**
 * Books many wins, each like a single win in `playStatements.ts`: the same locks in the same order, the same rows. It
 * handles only the simple ones: the first of each wallet that no other transaction has locked, in an open round staked
 * entirely with real money, of a player without a loss limit. A win that it leaves out has no row in its answer and is booked as a single win, which handles
 * every case.
 *
 * OFFSET 0 makes each round a lookup by key: otherwise the planner, which does not know how many rounds are open,
 * compares every open round with every win (7,000 open rounds, 200 wins: 2.1 s instead of 76 ms).
 *
 * $1 sessions, $2 rounds, $3 transactions, $4 amounts, $5 whether each ends its round, $6 times. Each transaction
 * occurs once.
 */
export const winsStatement: Statement = {
  name: 'play_wins',
  text: `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::boolean[], $6::timestamptz[])
    WITH ORDINALITY AS a(session_id, round_id, id, amount_cents, finishes, created_at, place)
), o AS MATERIALIZED (
  SELECT DISTINCT ON (r.player_id, r.currency) a.*, r.player_id, r.currency
    FROM asked a
    CROSS JOIN LATERAL (SELECT * FROM game_rounds WHERE id = a.round_id OFFSET 0) r
    JOIN play_sessions s ON s.id = a.session_id AND s.player_id = r.player_id AND s.currency = r.currency
                        AND s.game_identifier = r.game_identifier
   WHERE a.amount_cents >= 0 AND r.state = 'open' AND r.bonus_bet_cents = 0 AND r.freespins_id IS NULL AND NOT EXISTS (
     SELECT FROM player_limits l WHERE l.player_id = r.player_id AND l.type = 'loss' AND l.removed_at IS NULL)
   ORDER BY r.player_id, r.currency, a.place
), ${lockedWallets('o')}, staked AS MATERIALIZED (
  SELECT o.*, p.account_id, p.real, p.total FROM o, wallet p, game_rounds r
   WHERE p.player_id = o.player_id AND p.currency = o.currency
     AND r.id = o.round_id AND r.state = 'open' AND r.bonus_bet_cents = 0
     FOR UPDATE OF r
), claim AS (
  INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents,
                                 balance_cents, original_id, finishes, created_at, is_movement)
  SELECT id, 'win', round_id, '', player_id, currency, amount_cents, amount_cents, 0,
         total + amount_cents, NULL, finishes, created_at, true
    FROM staked
  ON CONFLICT DO NOTHING
  RETURNING *
), ${booking}, round AS (
  UPDATE game_rounds r
     SET win_cents = r.win_cents + c.amount_cents, state = CASE WHEN c.finishes THEN 'finished' ELSE r.state END,
         finished_at = CASE WHEN c.finishes THEN c.created_at END, balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = 'open' AND r.bonus_bet_cents = 0
  RETURNING r.id, r.game_identifier, r.bet_cents, r.win_cents
), ${insertWinEvents}
SELECT c.id, c.currency, c.balance_cents
  FROM claim c LEFT JOIN round r ON r.id = c.round_id
 WHERE CASE WHEN r.id IS NULL OR ${isUnbalanced}
            THEN run_again('round or balance changed') ELSE true END`,
}
