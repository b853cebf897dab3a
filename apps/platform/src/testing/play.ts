import { type BetOrder, type PlayResult, placeBet } from '../areas/play/public.ts'
import { standingClock } from '../core/clock.ts'
import type { Db, Sql, Tx } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { testNow } from './testApp.ts'
import { createPlayer } from './testPlayers.ts'

/** Credits a player with external money: real by a deposit, bonus as a gift of the casino. Minor units. */
export async function fund(db: Db, playerId: bigint, money: { real?: bigint; bonus?: bigint; currency?: string }) {
  const { currency = 'EUR' } = money
  await ledger.openAccounts(db, playerId, currency)
  for (const [kind, house] of [
    ['real', 'psp'],
    ['bonus', 'bonuses'],
  ] as const) {
    const amount = money[kind] ?? 0n
    if (amount === 0n) continue
    await db.transaction((tx) =>
      ledger.post(tx, {
        key: `test:${kind}:${playerId}:${crypto.randomUUID()}`,
        kind: 'adjustment',
        playerId,
        at: testNow,
        moves: [
          { account: { playerId, kind, currency }, amount },
          { account: { kind: house, currency }, amount: -amount },
        ],
      }),
    )
  }
}

/** A new player with money and without limits. */
export async function newFunded(db: Db, money: { real?: bigint; bonus?: bigint }): Promise<bigint> {
  const id = await createPlayer({ db, clock: standingClock(testNow) }, 0n, 'EUR')
  await fund(db, id, money)
  return id
}

let games = 0

/** Opens a play session in a new game and returns its id. */
export async function openPlay(db: Db, playerId: bigint, id: string, currency = 'EUR', game = 'brasswing/EmberWyrm') {
  games += 1
  await db.query(
    `WITH login AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
       VALUES (decode(md5($1), 'hex'), $2, $6, $6, '192.0.2.1', 'test') RETURNING id)
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at)
     SELECT $1, $2, login.id, $3, $4, $5, $6 FROM login`,
    [id, playerId, games, game, currency, testNow],
  )
  return id
}

/**
 * Places a bet like a node of an earlier release: it counts at once, and its rollback reverses that; it is booked in the
 * tables of the ledger.
 */
export async function placeBetAsBefore(db: Sql | Tx, order: BetOrder): Promise<PlayResult> {
  const placed = await placeBet(db, order)
  await bookAsBefore(db, order.transaction)
  await db.query(
    `WITH b AS (UPDATE game_transactions SET counts_at_end = false WHERE id = $1 RETURNING *)
     INSERT INTO outbox (topic, payload, created_at)
     SELECT 'play.bet', jsonb_build_object('player', b.player_id, 'currency', b.currency, 'game', s.game_identifier,
              'round', b.round_id, 'transaction', b.id, 'amount', b.amount_cents, 'bonus', b.bonus_cents, 'at', b.created_at,
              'counts', s.bonus_percent), b.created_at
       FROM b JOIN play_sessions s ON s.id = b.session_id`,
    [order.transaction],
  )
  return placed
}

/** Books a movement of play like a node of the previous release. */
export const bookAsBefore = (db: Sql | Tx, transaction: string) =>
  db.query(
    `WITH entry AS (
       SELECT account_id, amount_cents FROM booked_entries WHERE transaction = 'play:' || $1
     ), moved AS (
       UPDATE game_transactions SET is_movement = false WHERE id = $1 AND is_movement RETURNING *
     ), booked AS (
       INSERT INTO ledger_transactions (key, kind, reason, player_id, created_at)
       SELECT 'play:' || id, kind, jsonb_build_object('round', round_id), player_id, created_at FROM moved WHERE amount_cents > 0
       RETURNING id
     )
     INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
     SELECT b.id, e.account_id, e.amount_cents FROM booked b, entry e`,
    [transaction],
  )
