import { randomBytes } from 'node:crypto'
import { openDb } from '../../apps/platform/src/core/db/openDb.ts'
import { ledger } from '../../apps/platform/src/core/ledger/ledger.ts'

export interface Place {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** A play session with a funded wallet, as a game launch opens it. */
export interface Funded {
  readonly session: string
  readonly playerId: bigint
}

const currency = 'EUR'

/** Inserts players directly into the database, each with a play session. */
export async function addFundedPlayers(place: Place, count: number, cents: bigint): Promise<Funded[]> {
  const db = await openDb(place, { isShared: true })
  try {
    return await db.transaction(async (tx) => {
      const made: Funded[] = []
      for (let index = 0; index < count; index += 1) {
        const at = new Date()
        const [player] = await tx.query<{ id: bigint }>(
          `INSERT INTO players (email, password_hash, currency, language, created_at) VALUES ($1, 'none', $2, 'en', $3) RETURNING id`,
          [`load-${at.getTime()}-${index}@apogee.test`, currency, at],
        )
        const playerId = player?.id ?? 0n
        await ledger.post(tx, {
          key: `load:${playerId}`,
          kind: 'adjustment',
          playerId,
          at,
          moves: [
            { account: { playerId, kind: 'real', currency }, amount: cents },
            { account: { kind: 'adjustment', currency }, amount: -cents },
          ],
        })
        made.push({ session: await addSession(tx, playerId, `load-${playerId}`), playerId })
      }
      return made
    })
  } finally {
    await db.close()
  }
}

/** Opens a play session with a separate login, in the last game of the catalogue or of one of its categories. */
export async function addSession(
  sql: { query(text: string, params: readonly unknown[]): Promise<unknown> },
  playerId: bigint,
  session: string,
  category: string | null = null,
): Promise<string> {
  await sql.query(
    `WITH login AS (
       INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
       VALUES ($4, $2, now(), now(), '127.0.0.1', 'load') RETURNING id
     )
     INSERT INTO play_sessions (id, player_id, login_session_id, game_no, game_identifier, currency)
     SELECT $1, $2, login.id, games.no, games.identifier, $3 FROM login, games
      WHERE $5::text IS NULL OR $5 = ANY (games.categories) ORDER BY games.no DESC LIMIT 1`,
    [session, playerId, currency, randomBytes(32), category],
  )
  return session
}
