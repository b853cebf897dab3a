// Measures what a round takes: `TEST_DATABASE_URL=... node scripts/run.mjs tests/load/size/roundBytes.ts [rounds] [random]`
// books rounds with the statements of play, as a busy platform does, and prints bytes of each table and index. Ids are those of
// our own studio, in the order of time; with `random`, as other studios make them.
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { paySimpleWins } from '../../../apps/platform/src/areas/play/payWinsBatch.ts'
import { placeSimpleBets } from '../../../apps/platform/src/areas/play/placeSimpleBets.ts'
import type { Db } from '../../../apps/platform/src/core/db/db.ts'
import { onEachEngine } from '../../../apps/platform/src/testing/databases.ts'
import { addSizePlayers } from './sizePlayers.ts'

const rounds = Number(process.argv[2] ?? 200_000)
const roundId = process.argv[3] === 'random' ? randomUUID : randomUUIDv7
const players = Math.max(64, rounds / 10)
const batch = 64
const [stake, win] = [100n, 200n]
const tables = ['game_rounds', 'game_transactions', 'ledger_transactions', 'ledger_entries']

/** Bets of as many players at once, and the wins that end their rounds: every third round is won. */
async function playBatch(db: Db, sessions: readonly string[], from: number): Promise<void> {
  const ids = Array.from({ length: Math.min(batch, rounds - from) }, (_, at) => ({
    round: roundId(),
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
  const sessions = await addSizePlayers(db, players)
  for (let from = 0; from < rounds; from += batch) {
    await playBatch(db, sessions, from)
    // As autovacuum does, which would not keep up with a round every few microseconds.
    if (from % (batch * 256) === 0) for (const table of tables) await db.query(`VACUUM ${table}`)
  }
  for (const table of tables) await db.query(`VACUUM ANALYZE ${table}`)
  console.log(`${rounds} rounds of ${players} players, ids by ${roundId.name}`)
  await print(db, 'bytes a round, as they grew')
  for (const table of tables) await db.query(`REINDEX TABLE ${table}`)
  await print(db, 'bytes a round, with rebuilt indexes')
  await db.close()
})
