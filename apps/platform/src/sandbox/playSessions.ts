import { randomBytes } from 'node:crypto'
import type { Env, Hono } from 'hono'
import type { Db, Tx } from '../core/db/db.ts'
import { playSessionId } from '../core/ids.ts'
import { ledger } from '../core/ledger/ledger.ts'
import { isForeign } from './page.ts'

const currency = 'EUR'
const balanceCents = 100_00n

/** A new player with money and a play session in the most popular game. */
async function openSession(tx: Tx, at: Date): Promise<string> {
  const id = playSessionId()
  const [player] = await tx.query<{ id: bigint }>(
    `INSERT INTO players (email, password_hash, currency, language, created_at) VALUES ($1, 'none', $2, 'en', $3) RETURNING id`,
    [`play-${randomBytes(6).toString('hex')}@apogee.test`, currency, at],
  )
  if (!player) throw new Error('an inserted player is always one row')
  const playerId = player.id
  await ledger.openAccounts(tx, playerId, currency)
  await ledger.post(tx, {
    key: `sandbox-play:${playerId}`,
    kind: 'adjustment',
    playerId,
    at,
    moves: [
      { account: { playerId, kind: 'real', currency }, amount: balanceCents },
      { account: { kind: 'adjustment', currency }, amount: -balanceCents },
    ],
  })
  await tx.query(
    `WITH login AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
       VALUES ($4, $2, $5, $5, '127.0.0.1', 'sandbox') RETURNING id)
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at)
     SELECT $1, $2, login.id, g.no, g.identifier, $3, $5 FROM login, games g WHERE g.active
     ORDER BY g.popularity DESC, g.no LIMIT 1`,
    [id, playerId, currency, randomBytes(32), at],
  )
  return id
}

/** Five free rounds for the player of a play session, ordinary ones or ones that begin in a feature. */
const grantFreeRounds = (tx: Tx, session: string, at: Date, feature: string | null = null) =>
  tx.query(
    `INSERT INTO player_freespins (player_id, key, offer_id, strategy, titles, currency, provider, games, bet_level, stake_cents, total,
       wager, activate_days, wager_days, play_days, stage, created_at, activated_at, valid_until, feature)
     SELECT player_id, 'sandbox:' || id, 'sandbox', 'personal', '{"en":"Free rounds"}', currency, 'sandbox', ARRAY[game_identifier], 1, 20, 5,
       0, 1, 1, 1, 'activated', $2::timestamptz, $2, $2::timestamptz + interval '1 day', $3 FROM play_sessions WHERE id = $1`,
    [session, at, feature],
  )

/**
 * `POST /sandbox/play-sessions`: play sessions for testing a studio against our wallet, since only the studio is given
 * a real one: of a player with money, of another in the same game, one that has ended, one with free rounds, and one
 * with free rounds that begin in a feature.
 */
export function mountPlaySessions<E extends Env>(app: Hono<E>, db: Db, now: () => Date): void {
  app.post('/sandbox/play-sessions', async (c) => {
    if (isForeign(c)) return c.text('Forbidden', 403)
    const at = now()
    const [session, other_session, ended_session, free_session, feature_session] = await db.transaction(async (tx) => {
      const opened = [
        await openSession(tx, at),
        await openSession(tx, at),
        await openSession(tx, at),
        await openSession(tx, at),
        await openSession(tx, at),
      ] as const
      await tx.query('UPDATE play_sessions SET ended_at = $2 WHERE id = $1', [opened[2], at])
      await grantFreeRounds(tx, opened[3], at)
      await grantFreeRounds(tx, opened[4], at, 'hold_and_win')
      return opened
    })
    return c.json({
      session,
      other_session,
      ended_session,
      free_session,
      feature_session,
      currency,
      balance_cents: Number(balanceCents),
    })
  })
}
