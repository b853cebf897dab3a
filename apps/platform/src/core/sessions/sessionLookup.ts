import { type Answers, batchLoader } from '../batchLoader.ts'
import type { Clock } from '../clock.ts'
import { type Sql, sqlState, writesRefused } from '../db/db.ts'

/** SEC-01: a session ends after this long without a request. */
const idleMs = 30 * 60_000

export interface SessionRow extends Record<string, unknown> {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly pending: unknown
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly ip: string
  readonly country: string | null
  readonly user_agent: string
  readonly brand: string | null
}

type OwnerRow = Pick<SessionRow, 'player_id' | 'brand'>

interface FoundRow extends SessionRow {
  readonly key: string
}

export const sessionFacts = 'id, player_id, pending, created_at, last_seen_at, ip, country, user_agent, brand'

/** The cache key of a session, also used in messages between nodes. */
export const keyOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64')

/** A live session was last seen after the first and expires after the second. */
export function liveNow(clock: Clock): [seenAfter: Date, now: Date] {
  const now = clock.now()
  return [new Date(now.getTime() - idleMs), now]
}

/**
 * The session queries of every request and socket, batched: when thousands of players return at once, one statement
 * serves many.
 */
export class SessionLookup {
  readonly #db: Sql
  readonly #clock: Clock
  /** The row of a live session, by its key. */
  readonly find = batchLoader((keys: readonly string[]) => this.#find(keys))
  /** Marks it as used now. */
  readonly see = batchLoader((keys: readonly string[]) => this.#see(keys))
  /** The player and the brand of a live session, by its number. */
  readonly ownerOf = batchLoader((ids: readonly bigint[]) => this.#ownersOf(ids))

  constructor({ db, clock }: { readonly db: Sql; readonly clock: Clock }) {
    this.#db = db
    this.#clock = clock
  }

  async #find(keys: readonly string[]): Promise<Answers<string, FoundRow | undefined>> {
    const rows = await this.#db.query<FoundRow>(
      {
        name: 'session_find',
        text: `SELECT encode(hash, 'base64') AS key, ${sessionFacts} FROM sessions
               WHERE hash = ANY (ARRAY (SELECT decode(k, 'base64') FROM unnest($1::text[]) AS k))
                 AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3`,
      },
      [keys, ...liveNow(this.#clock)],
    )
    const byKey = new Map(rows.map((row) => [row.key, row]))
    return (key) => byKey.get(key)
  }

  async #see(keys: readonly string[]): Promise<Answers<string, void>> {
    try {
      // A session that has ended since must stay ended. A session locked by another transaction is skipped: that
      // transaction sets the time itself or ends the session, and waiting for one lock while holding others could be a
      // deadlock.
      await this.#db.query(
        {
          name: 'session_see',
          text: `UPDATE sessions SET last_seen_at = $2 WHERE hash = ANY (ARRAY (
                   SELECT hash FROM sessions
                    WHERE hash = ANY (ARRAY (SELECT decode(k, 'base64') FROM unnest($1::text[]) AS k)) AND ended_at IS NULL
                      FOR NO KEY UPDATE SKIP LOCKED))`,
        },
        [keys, this.#clock.now()],
      )
    } catch (error) {
      // On a full disk a player can still read; the next request tries again.
      if (!writesRefused.includes(sqlState(error) ?? '')) throw error
    }
    return () => undefined
  }

  async #ownersOf(ids: readonly bigint[]): Promise<Answers<bigint, OwnerRow | undefined>> {
    const rows = await this.#db.query<OwnerRow & { readonly id: bigint }>(
      {
        name: 'session_owner',
        text: `SELECT id, player_id, brand FROM sessions
               WHERE id = ANY ($1::bigint[]) AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3`,
      },
      [ids, ...liveNow(this.#clock)],
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (id) => byId.get(id)
  }
}

/** Whether a session is accepted on a brand; null: none in particular. */
export const isOn = (session: { readonly brand: string | null }, brand: string | null): boolean =>
  session.brand === null || brand === null || session.brand === brand

export const present = (row: SessionRow) => ({
  id: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  ip: row.ip,
  /** ISO code, or null when unknown. */
  country: row.country,
  userAgent: row.user_agent,
})

/** A session as its own player may see it. */
export type SessionInfo = ReturnType<typeof present>
