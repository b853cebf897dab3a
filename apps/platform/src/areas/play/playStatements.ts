import type { Statement } from '../../core/db/db.ts'
import { bookClaim, isUnbalanced, lockedWallet, playable } from '../../core/ledger/bookingSql.ts'
import type { EventName } from '../../core/outbox/events.ts'
import { insertEventSql } from '../../core/outbox/insertEventSql.ts'
import { mayStake, sessionWithBonus } from './stakeConditions.ts'
import { capsOf, countBet, countRollback, countWin } from './stakeLimits.ts'

/**
 * Each transaction of play is ONE statement, so that it costs one round trip and no lock outlives it. Their structure:
 *
 * - `held` locks the player's accounts in order of id (`core/ledger/bookingSql.ts`). From there on, all play of this
 *   player in this currency is serialised, and the balances read are the latest committed ones.
 * - `caps` are the limits that apply to the stake (`stakeLimits.ts`); without any they cost one index lookup.
 * - `claim` takes the transaction id. When the id is taken, or a condition fails, it is empty, everything after it is
 *   empty too, and the statement returns no row. The reason is found out afterwards in a new snapshot
 *   (`playVerdict.ts`).
 * - Other conditions at the time of writing (an open round) are checked on the row itself. If the row has changed since
 *   the statement started, `run_again` rolls everything back and the caller starts over.
 * - A stake counts once its round is finished: a trigger of `game_rounds` publishes the round's bets (`play.bet`) then
 *   (docs/decisions/156-count-a-stake-when-its-round-is-finished.md).
 */
const event = (topic: EventName, extra: string) =>
  insertEventSql(
    topic,
    `jsonb_build_object('player', c.player_id, 'currency', c.currency, 'game', r.game_identifier,
           'round', c.round_id, 'transaction', c.id, 'amount', c.amount_cents, 'bonus', c.bonus_cents,
           'at', c.created_at ${extra})`,
    'c.created_at',
    'claim c, round r',
  )

/** Balances must change by what is claimed; if a race has changed one, the statement is run again. */
const answerWith = (more: string) => `
SELECT c.id, c.currency, c.balance_cents, c.real_cents, c.bonus_cents, r.game_identifier${more}
  FROM claim c LEFT JOIN round r ON true
 WHERE CASE WHEN r.game_identifier IS NULL OR ${isUnbalanced}
            THEN run_again('round or balance changed') ELSE true END`
const answer = answerWith('')

const columns =
  'id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents, balance_cents, original_id, finishes, created_at, is_movement'

/** $1 session, $2 round, $3 transaction, $4 amount, $5 now. `stake`: real money is taken first, then bonus money. */
export const betStatement: Statement = {
  name: 'play_bet',
  text: `
WITH s AS MATERIALIZED (${sessionWithBonus('$1', '$5')}
), ${lockedWallet('s')}, stake AS MATERIALIZED (
  SELECT s.player_id, s.currency, $4::bigint AS total, least($4, p.real) AS real FROM s, wallet p
), ${capsOf({ round: '$2', now: '$5' }, 'FOR UPDATE OF l')}, claim AS (
  INSERT INTO game_transactions (${columns}, counts_at_end)
  SELECT $3::text, 'bet', $2::text, s.id, s.player_id, s.currency, k.total, k.real, k.total - k.real,
         p.real + p.bonus - k.total, NULL, false, $5::timestamptz, true, true
    FROM s CROSS JOIN wallet p CROSS JOIN stake k LEFT JOIN game_rounds r ON r.id = $2
   WHERE ${mayStake}
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), ${countBet}, ${bookClaim('-')}, round AS (
  INSERT INTO game_rounds AS r (id, player_id, game_identifier, currency, bet_cents, bonus_bet_cents, started_at, balance_after_cents)
  SELECT c.round_id, c.player_id, s.game_identifier, c.currency, c.amount_cents, c.bonus_cents, c.created_at, c.balance_cents
    FROM claim c, s
  ON CONFLICT (id) DO UPDATE
    SET bet_cents = r.bet_cents + excluded.bet_cents, bonus_bet_cents = r.bonus_bet_cents + excluded.bonus_bet_cents,
        balance_after_cents = excluded.balance_after_cents
    WHERE r.state = 'open' AND r.player_id = excluded.player_id AND r.currency = excluded.currency
      AND r.game_identifier = excluded.game_identifier
      AND coalesce(r.bet_cents + excluded.bet_cents <= (SELECT least(max_bet_cents, max_stake_cents) FROM s), true)
  RETURNING game_identifier
)
${answerWith(', (SELECT max_bet_cents FROM s) AS max_bet_cents')}`,
}

/**
 * $1 session, $2 round, $3 transaction, $4 amount, $5 now, $6 whether it ends the round. A win is split like the stakes
 * of the round; their transactions have its session.
 */
const winText = (state: 'open' | 'finished') => `
WITH o AS MATERIALIZED (
  SELECT r.player_id, r.currency FROM game_rounds r
    JOIN play_sessions s ON s.player_id = r.player_id AND s.currency = r.currency AND s.game_identifier = r.game_identifier
   WHERE r.id = $2 AND s.id = $1 AND r.freespins_id IS NULL
), ${lockedWallet('o')}, staked AS MATERIALIZED (
  SELECT r.* FROM game_rounds r, wallet p WHERE r.id = $2 AND p.real IS NOT NULL FOR UPDATE OF r
), split AS (
  SELECT CASE WHEN bet_cents > 0 THEN floor($4::numeric * bonus_bet_cents / bet_cents)::bigint ELSE 0 END AS bonus FROM staked
), claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'win', $2::text, '', o.player_id, o.currency, $4::bigint, $4 - x.bonus, x.bonus,
         p.real + p.bonus + $4, NULL, $6::boolean, $5::timestamptz, true
    FROM o, wallet p, split x, staked r WHERE r.state = '${state}' AND $4 >= 0
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), ${countWin}, ${bookClaim('+')}, round AS (
  UPDATE game_rounds r
     SET win_cents = r.win_cents + c.amount_cents, bonus_win_cents = r.bonus_win_cents + c.bonus_cents,
         state = CASE WHEN c.finishes THEN 'finished' ELSE r.state END,
         finished_at = coalesce(r.finished_at, CASE WHEN c.finishes THEN c.created_at END), balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = '${state}'
  RETURNING r.game_identifier, r.bet_cents, r.bonus_bet_cents, r.win_cents
), ${event('play.win', `, 'finished', ${state === 'open' ? 'c.finishes' : 'false'}, 'bet', r.bet_cents, 'bonus_bet', r.bonus_bet_cents, 'win', r.win_cents`)}
${answer}`

export const winStatement: Statement = { name: 'play_win', text: winText('open') }

/**
 * A win that an aggregator reports after the end of its round. The round stays finished, and what its stakes have counted
 * for stays as it is.
 */
export const lateWinStatement: Statement = { name: 'play_late_win', text: winText('finished') }

/** $1 session, $2 round, $3 transaction, $4 the bet's transaction, $5 now. Returns the stake in its original split. */
const rollbackText = (state: 'open' | 'finished') => `
WITH o AS MATERIALIZED (
  SELECT t.* FROM game_transactions t
    JOIN play_sessions s ON s.id = $1 AND s.player_id = t.player_id AND s.currency = t.currency
   WHERE t.id = $4 AND t.kind = 'bet' AND t.round_id = $2
), ${lockedWallet('o')}, staked AS MATERIALIZED (
  SELECT r.* FROM game_rounds r, wallet p WHERE r.id = $2 AND r.freespins_id IS NULL AND p.real IS NOT NULL FOR UPDATE OF r
), claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'rollback', $2::text, $1::text, o.player_id, o.currency, o.amount_cents, o.real_cents, o.bonus_cents,
         p.real + p.bonus + o.amount_cents, o.id, false, $5::timestamptz, true
    FROM o, wallet p, staked r WHERE ${state === 'open' ? "r.state = 'open'" : "r.state = 'finished' AND r.win_cents = 0"}
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), ${countRollback}, ${bookClaim('+')}, round AS (
  UPDATE game_rounds r
     SET bet_cents = r.bet_cents - c.amount_cents, bonus_bet_cents = r.bonus_bet_cents - c.bonus_cents,
         state = CASE WHEN r.bet_cents = c.amount_cents AND r.win_cents = 0 THEN 'rolled_back' ELSE r.state END,
         finished_at = coalesce(r.finished_at, CASE WHEN r.bet_cents = c.amount_cents AND r.win_cents = 0 THEN c.created_at END),
         balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = '${state}'
  RETURNING r.game_identifier
), ${event('play.rollback', ", 'counts', (SELECT bonus_percent FROM play_sessions WHERE id = $1), 'placed', (SELECT created_at FROM o)")}
${answer}`

export const rollbackStatement: Statement = { name: 'play_rollback', text: rollbackText('open') }

/** An aggregator takes back a bet of a round that has ended without a win. */
export const lateRollbackStatement: Statement = { name: 'play_late_rollback', text: rollbackText('finished') }

/**
 * A prize of a studio that belongs to no bet (its own tournament, a jackpot paid later): a separate round without a
 * stake, which counts for nothing. $1 session, $2 round, $3 transaction, $4 amount, $5 now.
 */
export const prizeStatement: Statement = {
  name: 'play_prize',
  text: `
WITH s AS MATERIALIZED (SELECT id, player_id, currency, game_identifier FROM play_sessions WHERE id = $1
), ${lockedWallet('s')}, claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'win', $2::text, s.id, s.player_id, s.currency, $4::bigint, $4, 0, p.real + p.bonus + $4, NULL, true, $5::timestamptz, true
    FROM s, wallet p WHERE p.real IS NOT NULL AND $4 >= 0 AND NOT EXISTS (SELECT FROM game_rounds r WHERE r.id = $2)
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), ${bookClaim('+')}, round AS (
  INSERT INTO game_rounds (id, player_id, game_identifier, currency, win_cents, state, started_at, finished_at, balance_after_cents)
  SELECT c.round_id, c.player_id, s.game_identifier, c.currency, c.amount_cents, 'finished', c.created_at, c.created_at, c.balance_cents
    FROM claim c, s
  ON CONFLICT DO NOTHING
  RETURNING game_identifier, bet_cents, bonus_bet_cents, win_cents
), ${event('play.win', ", 'finished', false, 'bet', r.bet_cents, 'bonus_bet', r.bonus_bet_cents, 'win', r.win_cents")}
${answer}`,
}

/**
 * A rollback that arrives before its bet: it claims the bet's id as well, so that the bet is rejected when it arrives.
 * $1 session, $2 round, $3 transaction, $4 the bet's transaction, $5 now.
 */
export const voidStatement: Statement = {
  name: 'play_void',
  text: `
WITH s AS MATERIALIZED (SELECT id, player_id, currency FROM play_sessions WHERE id = $1),
balance AS (
  SELECT ${playable('s')} AS cents FROM s
), void AS (
  INSERT INTO game_transactions (${columns})
  SELECT $4::text, 'void', $2::text, s.id, s.player_id, s.currency, 0, 0, 0, b.cents, NULL::text, false, $5::timestamptz, false
    FROM s, balance b
  ON CONFLICT DO NOTHING RETURNING id
), claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'rollback', $2::text, s.id, s.player_id, s.currency, 0, 0, 0, b.cents, $4::text, false, $5::timestamptz, false
    FROM s, balance b, void
  ON CONFLICT DO NOTHING RETURNING id, currency, balance_cents
)
SELECT * FROM (
  SELECT (SELECT count(*) FROM void) AS voided, (SELECT count(*) FROM claim) AS claimed, c.id, c.currency, c.balance_cents
    FROM (SELECT 1) one LEFT JOIN claim c ON true
) x WHERE CASE WHEN x.voided <> x.claimed THEN run_again('half a void') ELSE x.claimed > 0 END`,
}
