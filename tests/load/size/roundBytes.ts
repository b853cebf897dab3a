// Measures what a round takes: `TEST_DATABASE_URL=... node scripts/run.mjs tests/load/size/roundBytes.ts [rounds] [random]`
// books rounds with the statements of play, as a busy platform does, and prints bytes of each table and index. Ids are those of
// our own studio, in the order of time; with `random`, as other studios make them.
import { randomUUID } from 'node:crypto'
import { paySimpleWins } from '../../../apps/platform/src/areas/play/payWinsBatch.ts'
import { placeSimpleBets } from '../../../apps/platform/src/areas/play/placeSimpleBets.ts'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { queryOne } from '../../../apps/platform/src/core/db/queryOne.ts'
import { onEachEngine } from '../../../apps/platform/src/testing/databases.ts'
import { newRoundId } from '../../../games/server/rounds/newRoundId.ts'
import { addSizePlayers } from './sizePlayers.ts'

const rounds = Number(process.argv[2] ?? 200_000)
const isRandom = process.argv[3] === 'random'
const players = Math.max(64, rounds / 10)
const batch = 64
const [stake, win] = [100n, 200n]
const tables = ['game_rounds', 'game_transactions', 'ledger_transactions', 'ledger_entries']

/** Bets of as many players at once, and the wins that end their rounds: every third round is won. */
async function playBatch(db: Db, sessions: readonly string[], from: number): Promise<void> {
  const now = new Date(Date.UTC(2026, 0, 1) + from * 600)
  const ids = Array.from({ length: Math.min(batch, rounds - from) }, (_, at) => ({
    round: isRandom ? randomUUID() : newRoundId(now),
    // Not in the order of players: rounds of one player are spread over the table.
    session: sessions[((from + at) * 7919) % sessions.length] ?? '',
    isWon: (from + at) % 3 === 0,
  }))
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

/** The part of ended rounds whose dead rows autovacuum leaves. */
async function deadPart(db: Db): Promise<number> {
  const setting = 'autovacuum_vacuum_scale_factor'
  const { part } = await queryOne<{ part: number }>(
    db,
    `SELECT coalesce((SELECT option_value FROM pg_options_to_table(reloptions) WHERE option_name = $1), current_setting($1))::float8 AS part
       FROM pg_class WHERE oid = 'game_rounds'::regclass`,
    [setting],
  )
  return part
}

onEachEngine(async (open) => {
  const db = await open()
  const sessions = await addSizePlayers(db, players)
  const part = await deadPart(db)
  let vacuumed = 0
  for (let from = 0; from < rounds; from += batch) {
    await playBatch(db, sessions, from)
    // When autovacuum would, which does not keep up with a round every few microseconds. Other tables have no dead rows.
    if (from - vacuumed <= part * from) continue
    await db.query('VACUUM game_rounds')
    vacuumed = from
  }
  for (const table of tables) await db.query(`VACUUM ANALYZE ${table}`)
  console.log(`${rounds} rounds of ${players} players, ids ${isRandom ? 'random' : 'in the order of time'}`)
  await print(db, 'bytes a round, as they grew')
  for (const table of tables) await db.query(`REINDEX TABLE ${table}`)
  await print(db, 'bytes a round, with rebuilt indexes')
  await db.close()
})
