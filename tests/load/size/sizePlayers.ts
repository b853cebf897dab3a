import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { playSessionId } from '../../../apps/platform/src/core/ids.ts'

/** Of an id as {@link playSessionId} makes it. */
const sessionLength = playSessionId().length

export const sizeGame = 'brasswing/EmberWyrmRising'

/** Adds players with money and a play session each to a fresh database; returns their sessions. */
export async function addSizePlayers(db: Db, players: number): Promise<readonly string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH house AS (
       INSERT INTO ledger_accounts (player_id, currency, kind) SELECT NULL, 'EUR', kind FROM unnest(ARRAY['games', 'psp']) kind
     ), made AS (
       INSERT INTO players (email, password_hash, currency, language, created_at)
       SELECT n || '@size.test', 'none', 'EUR', 'en', now() FROM generate_series(1, $1::int) n RETURNING id
     ), accounts AS (
       INSERT INTO ledger_accounts (player_id, currency, kind, balance_cents)
       SELECT id, 'EUR', kind, CASE kind WHEN 'real' THEN 100000000 ELSE 0 END FROM made, unnest(ARRAY['real', 'bonus']) kind
     ), logins AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
       SELECT sha256(id::text::bytea), id, now(), now(), '192.0.2.1', 'size' FROM made RETURNING id, player_id
     )
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency, created_at)
     SELECT left(encode(sha256(id::text::bytea), 'hex'), $3::int), player_id, id, 1, $2, 'EUR', now() FROM logins RETURNING id`,
    [players, sizeGame, sessionLength],
  )
  return rows.map(({ id }) => id)
}
