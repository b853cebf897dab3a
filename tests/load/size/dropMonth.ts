// Archives and drops a month of so many rounds (`drop-month`) while bets are placed in another process:
// `TEST_DATABASE_URL=... node scripts/run.mjs tests/load/size/dropMonth.ts [rounds]`. All rounds ended in seven days, so that a
// million of them are the days of 52 million a year. The database is dropped afterwards.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCore } from '../../../apps/platform/src/composition/core.ts'
import { runCommand } from '../../../apps/platform/src/composition/operators/operatorCommands.ts'
import { readConfig } from '../../../apps/platform/src/core/config/config.ts'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { openPostgres } from '../../../apps/platform/src/core/db/postgres.ts'
import { openLog } from '../../../apps/platform/src/core/log.ts'
import { serverDatabase } from '../../../apps/platform/src/testing/databases.ts'
import type { BetTimes } from './betsBeside.ts'
import { addSizePlayers, sizeGame } from './sizePlayers.ts'

const rounds = Number(process.argv[2] ?? 1_000_000)
const players = Math.ceil(rounds / 100)
/** They have no rounds that are dropped, which would end their sessions. */
const betting = 64
const [months, month] = [['2025-08', '2025-09', '2025-10'], '2025-09']
const now = new Date('2026-11-27T04:00:00Z')
const batch = 100_000
const quietMs = 5_000

/** Rounds of other studios, a third of them won, in the order of time. $1 to $2, $3 in total, $4 players. */
const roundsSql = `
WITH one AS MATERIALIZED (
  SELECT md5('drop-' || n)::uuid::text AS id, CASE WHEN n % 3 = 0 THEN 200 ELSE 0 END AS win, s.id AS session, s.player_id AS player,
         timestamptz '2025-09-10Z' + interval '7 days' * (n::float8 / $3::float8) AS at
    FROM generate_series($1::int, $2::int - 1) n
    JOIN (SELECT row_number() OVER (ORDER BY player_id DESC) - 1 AS place, id, player_id FROM play_sessions) s ON s.place = n % $4::int
), rounds AS (
  INSERT INTO game_rounds (id, player_id, game_identifier, currency, bet_cents, win_cents, state, started_at, finished_at, balance_after_cents)
  SELECT id, player, '${sizeGame}', 'EUR', 100, win, 'finished', at, at + interval '3 seconds', 0 FROM one
)
INSERT INTO game_transactions (id, kind, round_id, session_id, player_id, currency, amount_cents, real_cents, bonus_cents, balance_cents, finishes, created_at, is_movement)
SELECT id || '-' || kind, kind, id, CASE kind WHEN 'bet' THEN session ELSE '' END, player, 'EUR', cents, cents, 0, 0, kind = 'win', at, true
  FROM one, LATERAL (VALUES ('bet', 100), ('win', win)) AS of(kind, cents)`

const seconds = (since: number) => (performance.now() - since) / 1000

async function fill(db: Db): Promise<void> {
  for (let from = 0; from < rounds; from += batch)
    await db.transaction(async (tx) => {
      await tx.query('SET LOCAL synchronous_commit = off')
      await tx.query('SET LOCAL statement_timeout = 0')
      await tx.query(roundsSql, [from, Math.min(from + batch, rounds), rounds, players])
    })
  for (const table of ['game_rounds', 'game_transactions', 'play_sessions']) {
    await db.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0')
      await tx.query(`ANALYZE ${table}`)
    })
  }
}

/** The times of the bets since the last call. */
async function takeTimes(bets: ChildProcess): Promise<BetTimes> {
  const answered = once(bets, 'message')
  bets.send('take')
  const [times] = await answered
  return times as BetTimes
}

/** Counts statements that wait for a lock, 50 times a second. */
function watchLocks(db: Db) {
  const counted = { looks: 0, waiting: 0 }
  let isOn = true
  const look = async () => {
    while (isOn) {
      const [row] = await db.query<{ waiting: bigint }>(
        "SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      counted.looks += 1
      counted.waiting += Number(row?.waiting ?? 0n)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const looking = look()
  return async () => {
    isOn = false
    await looking
    return `${counted.waiting} statements seen waiting for a lock in ${counted.looks} looks`
  }
}

async function phase(name: string, db: Db, bets: ChildProcess, work: () => Promise<string>): Promise<void> {
  await takeTimes(bets)
  const stop = watchLocks(db)
  const since = performance.now()
  const text = await work()
  const took = seconds(since)
  const waited = await stop()
  const { count, median, p99, max } = await takeTimes(bets)
  const ms = (value: number) => `${value.toFixed(1)} ms`
  console.log(`${name}: ${took.toFixed(1)} s${text && `, ${(rounds / took).toFixed(0)} rounds a second: ${text}`}`)
  console.log(`  bets beside it: ${count}, median ${ms(median)}, p99 ${ms(p99)}, longest ${ms(max)}; ${waited}`)
}

const { url, drop } = await serverDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'apogee-drop-'))
const db = await openPostgres({ url })
const clock = { offsetMs: 0, now: () => now, move: async () => {}, reset: async () => {} }
const { core } = openCore(readConfig({ MODE: 'demo', DATA_DIR: dataDir }), db, clock, openLog('silent'), null)
const run = async (...words: string[]) => {
  const { isDone, text } = await runCommand([...words, '--by', 'size', '--reason', 'size'], core)
  if (!isDone) throw new Error(text)
  return text
}
let bets: ChildProcess | undefined
try {
  await addSizePlayers(db, players + betting)
  const sessions = await db.query<{ id: string }>('SELECT id FROM play_sessions ORDER BY player_id LIMIT $1', [betting])
  const since = performance.now()
  await fill(db)
  console.log(`${rounds} rounds of ${players} players in seven days, generated in ${seconds(since).toFixed(0)} s`)
  bets = fork(new URL('betsBeside.ts', import.meta.url), [url, ...sessions.map(({ id }) => id)])
  const placing = bets
  await once(placing, 'message')
  await phase('nothing beside', db, placing, async () => {
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    return ''
  })
  await phase('archive-month', db, placing, async () => {
    for (const one of months) await run('archive-month', one)
    return months.join(', ')
  })
  await phase('drop-month', db, placing, () => run('drop-month', month))
} finally {
  bets?.kill()
  await db.close()
  await drop()
  rmSync(dataDir, { recursive: true })
}
