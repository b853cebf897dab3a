import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../apps/platform/src/core/db/db.ts'
import { openDb } from '../../apps/platform/src/core/db/openDb.ts'
import { addFundedPlayers, type Funded, type Place } from '../server/funded.ts'

/** A player who plays: with a play session, and the cookie of a log-in. */
export interface Contender extends Funded {
  readonly cookie: string
}

/** Names of the tournaments of this benchmark begin with it. */
const prefix = 'bench-'

/** Runs something on the database of a server that is stopped. */
export async function onDatabase<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place, { isShared: true })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Players with money and log-ins, and a crowd that only takes part. The demo's own competitions are over. */
export async function addField(place: Place, crowd: number, contenders: number): Promise<Contender[]> {
  const funded = await addFundedPlayers(place, contenders, 100_000_000n)
  return onDatabase(place, async (db) => {
    await db.query(`UPDATE tournaments SET finished_at = now() - interval '60 days' WHERE finished_at IS NULL`)
    await db.query(
      `INSERT INTO players (email, password_hash, currency, language, nickname, created_at)
       SELECT 'crowd-' || n || '@bench.test', 'none', 'EUR', 'en', 'Racer' || n, now() FROM generate_series(1, $1::int) n`,
      [crowd],
    )
    const made: Contender[] = []
    for (const one of funded) made.push({ ...one, cookie: `_casino_session=${await logIn(db, one.playerId)}` })
    return made
  })
}

async function logIn(db: Db, playerId: bigint): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent) VALUES ($1, $2, now(), now(), '127.0.0.1', 'load')`,
    [createHash('sha256').update(token).digest(), playerId],
  )
  return token
}

/** Ends those of earlier parts and starts new ones, each with so many of the crowd and everybody who plays in the middle of them. */
export async function runTournaments(
  db: Db,
  many: number,
  crowd: number,
  contenders: readonly Funded[],
): Promise<number[]> {
  await db.query('DELETE FROM tournaments WHERE file LIKE $1', [`${prefix}%`])
  const ids: number[] = []
  for (let nth = 0; nth < many; nth += 1)
    // At once: a server that runs on PostgreSQL would let players in between two statements.
    ids.push(await db.transaction((tx) => runTournament(tx, nth, crowd, contenders)))
  await settle(db)
  return ids
}

/**
 * What was added at once is left as a database leaves it that had its time for it: counted, tidied and written to the disk. Otherwise
 * the first minutes measure its planner without figures, and its tidying beside the load.
 */
async function settle(db: Db): Promise<void> {
  await db.query('VACUUM (ANALYZE)')
  await db.query('CHECKPOINT')
}

async function runTournament(tx: Tx, nth: number, crowd: number, contenders: readonly Funded[]): Promise<number> {
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO tournaments (frontend_identifier, kind, file, definition, strategy, currency, game_category,
       user_confirmation_required, start_at, end_at)
     VALUES ($1, 'tournament', $1, $2, $3, 'EUR', 'all', false, now() - interval '3 hours', now() + interval '1 day') RETURNING id`,
    [
      `${prefix}${randomBytes(6).toString('hex')}`,
      JSON.stringify({ titles: { en: 'Bench' }, prizes: [{ from: 1, to: 100, prize: { money: '10.00' } }] }),
      // What is measured moves with the win, when a round is settled.
      nth === 0 ? 'win' : 'bet',
    ],
  )
  const id = row!.id
  // A crowd takes as long as it takes: the limit is for calls.
  await tx.query('SET LOCAL statement_timeout = 0')
  // Scattered, so that neighbours in the table are not neighbours on the disk.
  await tx.query(
    `WITH who AS (
       (SELECT id, (id * 7919) % 1000003 AS score FROM players WHERE email LIKE 'crowd-%@bench.test' ORDER BY id LIMIT $2)
       UNION ALL SELECT unnest($3::bigint[]), 500000
     )
     INSERT INTO tournament_players (tournament_id, player_id, bet_cents, win_cents, score, games_taken, reached_at)
     SELECT $1, id, score, score, score, 1, now() - interval '1 hour' FROM who`,
    [id, crowd, contenders.map(({ playerId }) => playerId)],
  )
  await tx.query(
    `INSERT INTO tournament_tables (tournament_id, participants)
     SELECT $1, count(*)::int FROM tournament_players WHERE tournament_id = $1`,
    [id],
  )
  return Number(id)
}
