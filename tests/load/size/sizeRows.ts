import pg from 'pg'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { openAccounts } from '../../../apps/platform/src/core/ledger/accounts.ts'

/** Size of the generated casino. */
export interface Size {
  readonly rounds: number
  readonly players: number
}

/** The number of rounds of the busiest player: the longest history of a year. */
export const roundsOfTheBusiest = 10_000
const batch = 100_000
const stake = 100
const days = 365
const deposit = 1_000_000_00
/** Retention in days, the platform's defaults. */
const retentionDays = { sessions: 180, notifications: 90 }

/**
 * Generates a year of a casino in SQL, in the form the platform would have written: players with accounts, logins and
 * notifications, rounds with their wallet calls, ledger movements that sum to zero, and the last two days of the event
 * log. Round ids are random, as those of studios are. Returns the id of the first player, who is the busiest.
 */
export async function fillDatabase(db: Db, size: Size): Promise<bigint> {
  // Commits need no fsync: after a crash of the machine the data is generated again.
  const quick = (work: string, params: readonly unknown[]) =>
    db.transaction(async (tx) => {
      await tx.query('SET LOCAL synchronous_commit = off')
      // The statement timeout is for calls; a batch may take longer.
      await tx.query('SET LOCAL statement_timeout = 0')
      // Foreign keys and triggers are off: the generated rows are consistent by construction.
      await tx.query('SET LOCAL session_replication_role = replica')
      return tx.query<{ id: bigint }>(work, params)
    })
  await openAccounts(db, null, 'EUR')
  const first = await addPlayers(quick, size.players)
  await tune(db, writeMuch)
  const indexes = await dropIndexes(db)
  let from = 0
  const lane = async () => {
    while (from < size.rounds) {
      const [start, to] = [from, Math.min(from + batch, size.rounds)]
      from = to
      await quick(roundsSql, [first, size.players, start, to, size.rounds, stake])
      console.log(`  ${to} of ${size.rounds} rounds`)
    }
  }
  await Promise.all([lane(), lane()])
  for (const { definition } of indexes) await quick(definition, [])
  await quick(balancesSql, [first, size.players])
  await quick(loginsSql, [first, size.players])
  await quick(notificationsSql, [first, size.players])
  await quick(eventsSql, [first, size.players, Math.round((size.rounds * 2) / days)])
  await tune(db, writeAsUsual)
  return first
}

/** Updates the statistics and finishes writing the generated data, so that the writes do not slow down the bets. */
export async function vacuumDatabase(url: string): Promise<void> {
  // A direct client, because the platform's pool has a statement timeout.
  const client = new pg.Client(url)
  await client.connect()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  await client.end()
}

/** Random round ids touch many index pages, and each would be written in full after every checkpoint. */
const writeMuch = ['SET full_page_writes = off', "SET max_wal_size = '16GB'"]
const writeAsUsual = ['RESET full_page_writes', 'RESET max_wal_size']

/** Changes settings of the PostgreSQL server. */
async function tune(db: Db, orders: readonly string[]): Promise<void> {
  for (const order of orders) await db.query(`ALTER SYSTEM ${order}`)
  await db.query('SELECT pg_reload_conf()')
}

/** Drops the non-unique indexes of the filled tables and returns their definitions: recreating them later is faster. */
async function dropIndexes(db: Db): Promise<readonly { readonly name: string; readonly definition: string }[]> {
  const indexes = await db.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE NOT indisunique AND indrelid::regclass::text IN ('game_rounds', 'game_transactions', 'ledger_transactions', 'ledger_entries')`,
  )
  for (const { name } of indexes) await db.query(`DROP INDEX ${name}`)
  return indexes
}

type Quick = (work: string, params: readonly unknown[]) => Promise<{ id: bigint }[]>

/** Names the players as tournaments do (`tournamentField.ts`). */
async function addPlayers(quick: Quick, players: number): Promise<bigint> {
  const [row] = await quick(
    `WITH made AS (
       INSERT INTO players (email, password_hash, currency, language, nickname, created_at, confirmed_at)
       SELECT 'crowd-' || n || '@bench.test', 'none', 'EUR', 'en', 'Racer' || n, now() - interval '${days} days', now()
         FROM generate_series(1, $1::int) n RETURNING id)
     SELECT min(id) AS id FROM made`,
    [players],
  )
  const first = row?.id ?? 0n
  await quick(
    `WITH made AS (
       INSERT INTO ledger_accounts (player_id, currency, kind, balance_cents)
       SELECT $1::bigint + n, 'EUR', kind, CASE kind WHEN 'real' THEN ${deposit}::bigint ELSE 0 END
         FROM generate_series(0, $2::int - 1) n, unnest(ARRAY['real', 'bonus', 'withheld']) kind RETURNING id, player_id, kind),
     booked AS (
       INSERT INTO ledger_transactions (key, kind, player_id, created_at)
       SELECT 'size:' || player_id, 'adjustment', player_id, now() - interval '${days} days' FROM made WHERE kind = 'real'
       RETURNING id, player_id)
     INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
     SELECT b.id, m.id, ${deposit} FROM booked b JOIN made m ON m.player_id = b.player_id AND m.kind = 'real'
     UNION ALL SELECT b.id, h.id, -${deposit} FROM booked b, ledger_accounts h
      WHERE h.player_id IS NULL AND h.currency = 'EUR' AND h.kind = 'adjustment'`,
    [first, players],
  )
  return first
}

/** $1 first player, $2 players, $3 to $4 rounds, $5 rounds in total, $6 stake. Each third round wins double. */
const roundsSql = `
WITH one AS MATERIALIZED (
  SELECT md5('size-' || n)::uuid::text AS id, $6::bigint AS stake, CASE WHEN n % 3 = 0 THEN 2 * $6::bigint ELSE 0 END AS win,
         $1::bigint + CASE WHEN n % ceil($5::float8 / ${roundsOfTheBusiest})::int = 0 THEN 0 ELSE (n::bigint * 7919) % $2::bigint END AS player,
         now() - interval '${days} days' * (1 - (n + 0.5) / $5::float8) AS at
    FROM generate_series($3::int, $4::int - 1) n
), rounds AS (
  INSERT INTO game_rounds (id, player_id, game_identifier, currency, bet_cents, win_cents, state, started_at, finished_at, balance_after_cents)
  SELECT id, player, (SELECT identifier FROM games ORDER BY no DESC LIMIT 1), 'EUR', stake, win, 'finished', at, at, ${deposit} FROM one
), calls AS (
  INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents, balance_cents, finishes, created_at, is_movement)
  SELECT kind || ':' || id, kind, id, CASE kind WHEN 'bet' THEN 'size-' || player ELSE '' END, player, 'EUR', cents, cents, 0, ${deposit}, kind = 'win', at, true
    FROM one, LATERAL (VALUES ('bet', stake), ('win', win)) AS of(kind, cents)
)
SELECT 0::bigint AS id`

/** $1 first player, $2 players. A stored balance is the sum of its entries. */
const balancesSql = `
UPDATE ledger_accounts a SET balance_cents = s.cents FROM (
  SELECT e.account_id, sum(e.amount_cents)::bigint AS cents FROM booked_entries e JOIN ledger_accounts o ON o.id = e.account_id
   WHERE o.player_id BETWEEN $1 AND $1::bigint + $2::int - 1 GROUP BY e.account_id) s
 WHERE a.id = s.account_id`

/**
 * $1 first player, $2 players. Two expired logins for each; those of one day are old enough to be deleted, as if a
 * timer had deleted the older ones every day.
 */
const loginsSql = `
INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ended_at, ip, user_agent)
SELECT sha256(('size-' || n || '-' || nth)::bytea), $1::bigint + n, at, at, at, '127.0.0.1', 'size'
  FROM generate_series(1, 2) nth, generate_series(0, $2::int - 1) n,
       LATERAL (SELECT now() - interval '1 day' * (${retentionDays.sessions} + 1) * (1 - (nth - 1 + n::float8 / $2) / 2) AS at) t
 ORDER BY nth, n`

/** $1 first player, $2 players. In the order in which they expire; those of one day are old enough to be deleted. */
const notificationsSql = `
INSERT INTO notifications (player_id, key, body, created_at, expires_at)
SELECT $1::bigint + n, 'size:' || n, '{"code":"size"}', at, at + interval '1 day'
  FROM generate_series(0, $2::int - 1) n, LATERAL (SELECT now() - interval '1 day' * (${retentionDays.notifications} + 2) * (1 - n::float8 / $2) AS at) t
 ORDER BY n`

/** $1 first player, $2 players, $3 how many. All consumers have read them; they are retained for new consumers. */
const eventsSql = `
WITH head AS (SELECT greatest(position, 0) AS at FROM outbox_head), published AS (
  INSERT INTO outbox (topic, payload, created_at, position)
  SELECT 'play.bet', jsonb_build_object('player', $1::bigint + n % $2::int, 'currency', 'EUR', 'round', n, 'amount', ${stake}), now() - interval '1 day', head.at + n
    FROM head, generate_series(1, $3::int) n RETURNING position
), newest AS (SELECT max(position) AS position FROM published), had AS (
  UPDATE event_consumers SET position = newest.position FROM newest
)
UPDATE outbox_head SET position = newest.position FROM newest`
