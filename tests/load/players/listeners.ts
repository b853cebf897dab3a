import { randomBytes } from 'node:crypto'
import { openDb } from '../../../apps/platform/src/core/db/openDb.ts'
import { tokenHash } from '../../../apps/platform/src/core/ids.ts'
import type { Place } from '../../server/funded.ts'

/** A signed-in player without money who only receives messages. */
export interface Listener {
  readonly playerId: string
  readonly cookie: string
}

/** Inserts this many players directly into the database. */
export async function addListeners(place: Place, count: number): Promise<Listener[]> {
  const db = await openDb(place, { isShared: true })
  try {
    const rows = await db.query<{ id: bigint }>(
      `INSERT INTO players (email, password_hash, currency, language, created_at)
       SELECT 'listener-' || n || '@apogee.test', 'none', 'EUR', 'en', now() FROM generate_series(1, $1::int) n RETURNING id`,
      [count],
    )
    const tokens = rows.map(() => randomBytes(32).toString('base64url'))
    await db.query(
      `INSERT INTO sessions (hash, player_id, created_at, last_seen_at, ip, user_agent)
       SELECT decode(hash, 'hex'), player_id, now(), now(), '127.0.0.1', 'load'
         FROM unnest($1::text[], $2::bigint[]) AS listener (hash, player_id)`,
      [tokens.map((token) => tokenHash(token).toString('hex')), rows.map(({ id }) => id)],
    )
    return rows.map(({ id }, at) => ({ playerId: id.toString(), cookie: `_casino_session=${tokens[at]}` }))
  } finally {
    await db.close()
  }
}
