import type { Db } from '../core/db/db.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { testNow } from './testApp.ts'

/** Gives a player money from outside: real by a deposit, bonus by the house. Minor units. */
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
