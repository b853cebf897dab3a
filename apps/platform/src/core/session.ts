import type { Clock } from './clock.ts'
import { type Db, sqlState, writesRefused } from './db/db.ts'
import type { Player } from './http/handler.ts'
import { randomToken, tokenHash } from './ids.ts'

/** SEC-01: a session ends after so long without a request. */
const idleMs = 30 * 60_000
/** SEC-01: however busy, it ends after so long where nobody says otherwise. */
const usualLifeMs = 24 * 60 * 60_000
/** Ended sessions drop at once in this process, and after so long in any other. */
const cacheMs = 5000
/** `last_seen_at` is written no more often than this. */
const seenEveryMs = 30_000
const cacheMost = 20_000
/** An ended session is kept so long, for questions about an account. */
const keptMs = 180 * 24 * 60 * 60_000

/** A session as its own player may see it. */
export interface SessionInfo {
  readonly id: bigint
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly ip: string
  /** ISO code, or null when nobody could tell. */
  readonly country: string | null
  readonly userAgent: string
}

export interface LiveSession extends SessionInfo {
  readonly player: Player | null
  /** What a first factor left for the second to find: data of the sign-in, no player yet. */
  readonly pending: unknown
}

/** The session of the request at hand, as handlers use it: `ctx.session`. */
export interface RequestSession {
  /** Number of the session in lists; null without one. */
  readonly id: bigint | null
  readonly pending: unknown
  /** Signs the player in: a new id, the old session dies, the answer sets the cookie. */
  start(playerId: bigint): Promise<void>
  /** Remembers a passed first factor in a session without a player; `null` forgets it. */
  startPending(pending: unknown): Promise<void>
  /** Gives the session a new id for the cookie; sockets and games that belong to it go on. Nothing happens without one. */
  rotate(): Promise<void>
  /** Ends it and clears the cookie; nothing happens without one. */
  end(): Promise<void>
}

export interface Visitor {
  readonly ip: string
  readonly country?: string | null
  readonly userAgent: string
}

interface SessionRow extends Record<string, unknown> {
  readonly id: bigint
  readonly player_id: bigint | null
  readonly pending: unknown
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly ip: string
  readonly country: string | null
  readonly user_agent: string
}

const facts = 'id, player_id, pending, created_at, last_seen_at, ip, country, user_agent'

interface SessionsOptions {
  readonly db: Db
  readonly clock: Clock
  /** What the core knows of a player; null when the account is gone, which ends the session. */
  readonly loadPlayer: (playerId: bigint) => Promise<Player | null>
  /** How long a player's session lives at most, by their licence. */
  readonly lifeMsOf?: (player: Player) => number
  readonly onEnded: (sessionId: bigint, playerId: bigint | null) => void
}

/** The server's side of SEC-01: opaque random ids, of which only hashes are stored. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #cache = new Map<string, { readonly session: LiveSession; readonly at: number }>()
  /** Ended a moment ago: a lookup that began before must not bring one back into the cache. */
  readonly #ended = new Map<string, number>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** Opens a session and answers the id for the cookie. */
  async open(visitor: Visitor, content: { playerId: bigint } | { pending: unknown }): Promise<string> {
    const token = randomToken()
    const now = this.#options.clock.now()
    const player = 'playerId' in content ? await this.#options.loadPlayer(content.playerId) : null
    const lifeMs = (player && this.#options.lifeMsOf?.(player)) ?? usualLifeMs
    await this.#options.db.query(
      `INSERT INTO sessions (hash, player_id, pending, created_at, last_seen_at, ip, user_agent, country, expires_at)
       VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
      [
        tokenHash(token),
        'playerId' in content ? content.playerId : null,
        'pending' in content ? JSON.stringify(content.pending) : null,
        now,
        visitor.ip,
        visitor.userAgent.slice(0, 400),
        visitor.country ?? null,
        new Date(now.getTime() + lifeMs),
      ],
    )
    return token
  }

  /** The live session of a cookie, or null. Using it keeps it alive. */
  async find(token: string): Promise<LiveSession | null> {
    const now = this.#options.clock.now()
    const hash = tokenHash(token)
    const key = hash.toString('base64')
    const known = this.#cache.get(key)
    if (known && Math.abs(now.getTime() - known.at) < cacheMs) return known.session
    this.#cache.delete(key)
    const [row] = await this.#options.db.query<SessionRow>(
      {
        name: 'session_find',
        text: `SELECT ${facts} FROM sessions
               WHERE hash = $1 AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3`,
      },
      [hash, new Date(now.getTime() - idleMs), now],
    )
    if (!row) return null
    const player = row.player_id === null ? null : await this.#options.loadPlayer(row.player_id)
    if (row.player_id !== null && player === null) return null
    if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs) {
      await this.#touch(hash, now)
    }
    const session: LiveSession = { ...present(row), player, pending: row.pending }
    if (this.#cache.size > cacheMost) this.#cache.clear()
    if (!this.#ended.has(key)) this.#cache.set(key, { session, at: now.getTime() })
    return session
  }

  async #touch(hash: Buffer, now: Date): Promise<void> {
    try {
      // An end that came meanwhile must stay an end.
      await this.#options.db.query('UPDATE sessions SET last_seen_at = $2 WHERE hash = $1 AND ended_at IS NULL', [
        hash,
        now,
      ])
    } catch (error) {
      // On a full disk a player still reads; the next request tries again.
      if (!writesRefused.includes(sqlState(error) ?? '')) throw error
    }
  }

  /** The player of a live session by its number; null when it has ended. Does not keep it alive. */
  async playerOf(sessionId: bigint): Promise<bigint | null> {
    const [row] = await this.#options.db.query<{ player_id: bigint | null }>(
      'SELECT player_id FROM sessions WHERE id = $1 AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3',
      [sessionId, ...this.#liveNow()],
    )
    return row?.player_id ?? null
  }

  /** The player's live sessions, the latest first. */
  async list(playerId: bigint): Promise<SessionInfo[]> {
    const rows = await this.#options.db.query<SessionRow>(
      `SELECT ${facts} FROM sessions
       WHERE player_id = $1 AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3 ORDER BY last_seen_at DESC`,
      [playerId, ...this.#liveNow()],
    )
    return rows.map(present)
  }

  /** The session the player opened last, over or not; null when there was none. */
  async latest(playerId: bigint): Promise<SessionInfo | null> {
    const [row] = await this.#options.db.query<SessionRow>(
      `SELECT ${facts} FROM sessions WHERE player_id = $1 ORDER BY id DESC LIMIT 1`,
      [playerId],
    )
    return row ? present(row) : null
  }

  /** Whether the player had a session at an address since a time. */
  async wasAt(playerId: bigint, ip: string, since: Date): Promise<boolean> {
    const rows = await this.#options.db.query(
      'SELECT 1 FROM sessions WHERE player_id = $1 AND ip = $2 AND created_at >= $3 LIMIT 1',
      [playerId, ip, since],
    )
    return rows.length > 0
  }

  /** Gives a live session a new id and answers it; the old one opens nothing any more. */
  async rotate(token: string): Promise<string> {
    const fresh = randomToken()
    const old = tokenHash(token)
    await this.#options.db.query('UPDATE sessions SET hash = $2 WHERE hash = $1 AND ended_at IS NULL', [
      old,
      tokenHash(fresh),
    ])
    this.#drop(old.toString('base64'))
    return fresh
  }

  /** Ends one session of the player; false when it is not his or over already (SEC-12). */
  async end(sessionId: bigint, playerId: bigint | null): Promise<boolean> {
    return (await this.#end('id = $2 AND player_id IS NOT DISTINCT FROM $3', [sessionId, playerId])) > 0
  }

  /** Ends all of the player's sessions, but `except`: after a new password. */
  async endAll(playerId: bigint, except: bigint | null = null): Promise<number> {
    return this.#end('player_id = $2 AND id IS DISTINCT FROM $3', [playerId, except])
  }

  /** Ends what nobody used for 30 minutes or is past its life, so that open sockets of such sessions close too; a timer calls it. */
  async endIdle(): Promise<number> {
    return this.#end('(last_seen_at <= $2 OR expires_at <= $3)', this.#liveNow())
  }

  /** A live session was seen after the first and expires after the second. */
  #liveNow(): [seenAfter: Date, now: Date] {
    const now = this.#options.clock.now()
    return [new Date(now.getTime() - idleMs), now]
  }

  /** Deletes what ended long ago; a player's last one stays, for it is told him at his next sign-in. */
  async deleteOld(): Promise<void> {
    await this.#options.db.query(
      `DELETE FROM sessions WHERE ended_at < $1 AND (player_id IS NULL OR id < (
         SELECT max(later.id) FROM sessions AS later WHERE later.player_id = sessions.player_id))`,
      [new Date(this.#options.clock.now().getTime() - keptMs)],
    )
  }

  /** Forgets what is cached of a player after his {@link Player} data changed. */
  forget(playerId: bigint) {
    for (const [key, { session }] of this.#cache) if (session.player?.id === playerId) this.#cache.delete(key)
  }

  async #end(condition: string, params: readonly unknown[]): Promise<number> {
    const rows = await this.#options.db.query<{ id: bigint; hash: Uint8Array; player_id: bigint | null }>(
      `UPDATE sessions SET ended_at = $1, pending = NULL WHERE ended_at IS NULL AND ${condition} RETURNING id, hash, player_id`,
      [this.#options.clock.now(), ...params],
    )
    for (const { id, hash, player_id: playerId } of rows) {
      this.#drop(Buffer.from(hash).toString('base64'))
      this.#options.onEnded(id, playerId)
    }
    return rows.length
  }

  #drop(key: string) {
    const now = performance.now()
    for (const [each, at] of this.#ended) if (now - at > cacheMs * 4) this.#ended.delete(each)
    this.#cache.delete(key)
    this.#ended.set(key, now)
  }
}

const present = (row: SessionRow): SessionInfo => ({
  id: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  ip: row.ip,
  country: row.country,
  userAgent: row.user_agent,
})
