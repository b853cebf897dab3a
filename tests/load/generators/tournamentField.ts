import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../../apps/platform/src/core/db/db.ts'
import { openDb } from '../../../apps/platform/src/core/db/openDb.ts'
import { addFundedPlayers, type Funded, type Place } from '../../server/funded.ts'

/** A player who bets: with a play session and a login cookie. */
export interface Contender extends Funded {
  readonly cookie: string
}

/** Prefix of the tournaments of this benchmark. */
const prefix = 'bench-'

/** Runs a function on the database of a stopped server. */
export async function onDatabase<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place, { isShared: true })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Adds players with money and logins, and many that are only ranked. Ends the demo's own competitions. */
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

/** Ends earlier tournaments and starts new ones, each with so many of the crowd and all contenders mid-table. */
export async function runTournaments(
  db: Db,
  many: number,
  crowd: number,
  contenders: readonly Funded[],
): Promise<number[]> {
  await db.query('DELETE FROM tournaments WHERE file LIKE $1', [`${prefix}%`])
  const ids: number[] = []
  for (let nth = 0; nth < many; nth += 1)
    // In one transaction, so that the running server adds no players between two statements.
    ids.push(await db.transaction((tx) => runTournament(tx, nth, crowd, contenders)))
  return ids
}

/** Ends the tournaments of this benchmark, or lets them go on. Their leaderboards stay. */
export async function setRunning(db: Db, isRunning: boolean): Promise<void> {
  await db.query(
    `UPDATE tournaments SET finished_at = CASE WHEN $2 THEN NULL ELSE now() END
      WHERE file LIKE $1 AND (finished_at IS NULL) <> $2`,
    [`${prefix}%`, isRunning],
  )
}

/**
 * Brings the database to the state it has after autovacuum and a checkpoint. Otherwise the first minutes would be
 * measured with missing statistics, and with vacuum and disk writes during the load.
 */
export async function settle(db: Db): Promise<void> {
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
      // The first tournament counts wins, which are settled with the round.
      nth === 0 ? 'win' : 'bet',
    ],
  )
  const id = row!.id
  // The statement timeout is for calls; adding a crowd may take longer.
  await tx.query('SET LOCAL statement_timeout = 0')
  // In random order, so that neighbours in the standings are not neighbours on the disk.
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
