// Measures what a round takes: `TEST_DATABASE_URL=... node scripts/run.mjs tests/load/size/roundBytes.ts [rounds]`
// books rounds with the statements of play, as a busy platform does, and prints bytes of each table and index.
import { randomUUID } from 'node:crypto'
import { paySimpleWins } from '../../../apps/platform/src/areas/play/payWinsBatch.ts'
import { placeSimpleBets } from '../../../apps/platform/src/areas/play/placeSimpleBets.ts'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { playSessionId } from '../../../apps/platform/src/core/ids.ts'
import { onEachEngine } from '../../../apps/platform/src/testing/databases.ts'

const rounds = Number(process.argv[2] ?? 200_000)
const players = Math.max(64, rounds / 10)
const batch = 64
const [stake, win] = [100n, 200n]
/** Of an id as {@link playSessionId} makes it. */
const sessionLength = playSessionId().length
const game = 'brasswing/EmberWyrmRising'
const tables = ['game_rounds', 'game_transactions', 'ledger_transactions', 'ledger_entries']

/** Players with money and a play session each; returns their sessions. */
async function fill(db: Db): Promise<readonly string[]> {
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
    [players, game, sessionLength],
  )
  return rows.map(({ id }) => id)
}

/** Bets of as many players at once, and the wins that end their rounds: every third round is won. */
async function playBatch(db: Db, sessions: readonly string[], from: number): Promise<void> {
  const ids = Array.from({ length: Math.min(batch, rounds - from) }, (_, at) => ({
    round: randomUUID(),
    // Not in the order of players: rounds of one player are spread over the table.
    session: sessions[((from + at) * 7919) % sessions.length] ?? '',
    isWon: (from + at) % 3 === 0,
  }))
  const now = new Date(Date.UTC(2026, 0, 1) + from * 600)
  const orders = ids.map(({ round, session }) => ({ round, session, transaction: `${round}-bet`, amount: stake, now }))
  const ends = ids.map(({ round, session, isWon }) => ({
    ...{ round, session, transaction: `${round}-win`, amount: isWon ? win : 0n },
    ...{ finishesRound: true, now: new Date(now.getTime() + 3_000) },
  }))
  const [bets, wins] = [await placeSimpleBets(db, orders), await paySimpleWins(db, ends)]
  if (bets.size !== ids.length || wins.size !== ids.length)
    throw new Error(`of ${ids.length} rounds ${bets.size} were staked and ${wins.size} finished`)
}

async function print(db: Db, what: string): Promise<void> {
  const sizes = await db.query<{ name: string; bytes: bigint }>(
    `SELECT c.relname AS name, pg_relation_size(c.oid) AS bytes FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid
      WHERE coalesce(i.indrelid, c.oid) = ANY ($1::text[]::regclass[]) ORDER BY 2 DESC`,
    [tables],
  )
  const line = (bytes: number, name: string) => console.log(`${(bytes / rounds).toFixed(0).padStart(6)}  ${name}`)
  for (const { name, bytes } of sizes) if (Number(bytes) >= rounds) line(Number(bytes), name)
  line(
    sizes.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    what,
  )
}

onEachEngine(async (open) => {
  const db = await open()
  const sessions = await fill(db)
  for (let from = 0; from < rounds; from += batch) {
    await playBatch(db, sessions, from)
    // As autovacuum does, which would not keep up with a round every few microseconds.
    if (from % (batch * 256) === 0) for (const table of tables) await db.query(`VACUUM ${table}`)
  }
  for (const table of tables) await db.query(`VACUUM ANALYZE ${table}`)
  console.log(`${rounds} rounds of ${players} players`)
  await print(db, 'bytes a round, as they grew')
  for (const table of tables) await db.query(`REINDEX TABLE ${table}`)
  await print(db, 'bytes a round, with rebuilt indexes')
  await db.close()
})
