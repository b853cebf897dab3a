import type { Statement } from '../../core/db/db.ts'
import { playable } from '../../core/ledger/bookingSql.ts'
import type { EventName } from '../../core/outbox/events.ts'
import { insertEventSql } from '../../core/outbox/insertEventSql.ts'
import { isPlayable, mayPlayFree, ownSpins } from './stakeConditions.ts'
import { capsOf } from './stakeLimits.ts'

/**
 * Free rounds: no money is staked. Their winnings are collected with the free spins and paid at their end
 * (docs/decisions/027-play-free-spins-as-rounds-without-a-stake.md). Each transaction is one statement, as in paid
 * play. They are in separate files, so that paid bets do not depend on them. The row of the free spins is locked first;
 * no account is locked, because no money moves.
 */
const columns =
  'id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents, balance_cents, original_id, finishes, created_at, free_cents'

const event = (topic: EventName) =>
  insertEventSql(
    topic,
    `jsonb_build_object('player', c.player_id, 'currency', c.currency, 'game', r.game_identifier, 'round', c.round_id,
           'freespins', r.freespins_id, 'amount', c.free_cents, 'finished', r.state <> 'open', 'at', c.created_at)`,
    'c.created_at',
    'claim c, round r',
  )

/** Returns the answer, and starts over unless everything claimed has been counted. */
const answer = (counted: string) => `
SELECT c.id, c.currency, c.balance_cents FROM (SELECT 1) one LEFT JOIN claim c ON true
 WHERE CASE WHEN (SELECT count(*) FROM claim) <> (SELECT count(*) FROM ${counted})
              OR (SELECT count(*) FROM claim) <> (SELECT count(*) FROM round)
            THEN run_again('free spins or round changed') ELSE c.id IS NOT NULL END`

/**
 * $1 session, $2 round, $3 transaction, $4 now, $5 free spins, $6 the round's value, $7 the feature it begins in or
 * null. Uses up one of the free spins.
 */
export const freeBetStatement: Statement = {
  name: 'play_free_bet',
  text: `
WITH s AS MATERIALIZED (SELECT * FROM play_sessions WHERE id = $1
), stake AS MATERIALIZED (SELECT player_id, currency, 0::bigint AS total, 0::bigint AS real FROM s
), ${capsOf({ round: '$2', now: '$4' }, '')}, used AS (
  UPDATE player_freespins f SET performed = f.performed + 1 FROM s LEFT JOIN game_rounds r ON r.id = $2
   WHERE ${ownSpins('$5', '$7')}
     AND ${mayPlayFree('$6', '$4')}
     AND NOT EXISTS (SELECT FROM game_transactions t WHERE t.id = $3)
  RETURNING f.id
), claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'bet', $2::text, s.id, s.player_id, s.currency, 0, 0, 0, ${playable('s')}, NULL, false, $4::timestamptz, 0
    FROM s, used
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), round AS (
  INSERT INTO game_rounds (id, player_id, game_identifier, currency, started_at, balance_after_cents, freespins_id)
  SELECT c.round_id, c.player_id, s.game_identifier, c.currency, c.created_at, c.balance_cents, $5
    FROM claim c, s
  ON CONFLICT DO NOTHING
  RETURNING *
), ${event('play.freeBet')}
${answer('used')}`,
}

/** The row of the free spins of round $2, then the round, both locked. */
const lockedRound = `
o AS MATERIALIZED (
  SELECT r.id, r.freespins_id, r.player_id, r.currency FROM game_rounds r
    JOIN play_sessions s ON s.player_id = r.player_id AND s.currency = r.currency AND s.game_identifier = r.game_identifier
   WHERE r.id = $2 AND s.id = $1 AND r.freespins_id IS NOT NULL
), held AS MATERIALIZED (
  SELECT f.id FROM player_freespins f, o WHERE f.id = o.freespins_id FOR UPDATE OF f
), staked AS MATERIALIZED (
  SELECT r.* FROM game_rounds r, held h WHERE r.id = $2 FOR UPDATE OF r
)`

/** $1 session, $2 round, $3 transaction, $4 amount, $5 now, $6 whether it ends the round. */
export const freeWinStatement: Statement = {
  name: 'play_free_win',
  text: `
WITH ${lockedRound}, claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'win', $2::text, '', o.player_id, o.currency, 0, 0, 0, ${playable('o')}, NULL, $6::boolean, $5::timestamptz,
         $4::bigint
    FROM o, staked r WHERE r.state = 'open' AND $4 >= 0
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), won AS (
  UPDATE player_freespins f SET won_cents = f.won_cents + c.free_cents FROM claim c, staked r
   WHERE f.id = r.freespins_id AND f.settled_at IS NULL
  RETURNING f.id
), round AS (
  UPDATE game_rounds r
     SET free_win_cents = r.free_win_cents + c.free_cents, state = CASE WHEN c.finishes THEN 'finished' ELSE r.state END,
         finished_at = CASE WHEN c.finishes THEN c.created_at END, balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = 'open'
  RETURNING r.*
), ${event('play.freeWin')}
${answer('won')}`,
}

/**
 * $1 session, $2 round, $3 transaction, $4 the bet's transaction, $5 now. Returns the free spin while the free spins
 * can still be played.
 */
export const freeRollbackStatement: Statement = {
  name: 'play_free_rollback',
  text: `
WITH ${lockedRound}, claim AS (
  INSERT INTO game_transactions (${columns})
  SELECT $3::text, 'rollback', $2::text, $1::text, o.player_id, o.currency, 0, 0, 0, ${playable('o')}, t.id, false, $5::timestamptz, 0
    FROM o, staked r, game_transactions t WHERE r.state = 'open' AND t.id = $4 AND t.kind = 'bet' AND t.round_id = $2
  ON CONFLICT DO NOTHING
  RETURNING ${columns}
), given AS (
  UPDATE player_freespins f SET performed = f.performed - 1 FROM claim c, staked r WHERE f.id = r.freespins_id
  RETURNING f.id
), round AS (
  UPDATE game_rounds r
     SET state = CASE WHEN r.free_win_cents = 0 THEN 'rolled_back' ELSE r.state END,
         finished_at = CASE WHEN r.free_win_cents = 0 THEN c.created_at END, balance_after_cents = c.balance_cents
    FROM claim c WHERE r.id = c.round_id AND r.state = 'open'
  RETURNING r.*
), ${event('play.freeRollback')}
${answer('given')}`,
}

/** State of the free spins, for a session that plays them or could. $1 session, $2 round or null, $3 now. */
export const freeSpinsOf: Statement = {
  name: 'play_free_spins',
  text: `
SELECT f.id::text AS id, f.total, f.performed, f.stake_cents, f.won_cents, f.feature, f.valid_until
  FROM play_sessions s JOIN player_freespins f ON f.player_id = s.player_id AND f.currency = s.currency
 WHERE s.id = $1
   AND CASE WHEN $2::text IS NULL
         THEN ${isPlayable('$3')} AND s.game_identifier = ANY (f.games)
         ELSE f.id = (SELECT r.freespins_id FROM game_rounds r WHERE r.id = $2) END
 ORDER BY f.valid_until LIMIT 1`,
}
