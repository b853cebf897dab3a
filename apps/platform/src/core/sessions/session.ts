import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Sql, Tx } from '../db/db.ts'
import { randomToken, tokenHash } from '../ids.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { createTtlCache } from '../ttlCache.ts'
import type { Player } from './player.ts'
import {
  isOn,
  keyOf,
  liveNow,
  present,
  type SessionInfo,
  SessionLookup,
  type SessionRow,
  sessionFacts,
} from './sessionLookup.ts'

const dayMs = 24 * 60 * 60_000
/** SEC-01: even a busy session ends after this long, unless the licence sets its own limit. */
const usualLifeMs = dayMs
/** A session is looked up again after this long; one that ended is dropped at once by every node. */
const cacheMs = 5000
/** `last_seen_at` is written no more often than this. */
const seenEveryMs = 30_000
const maxCached = 20_000
/** The owner of a session never changes; it is cached this long, for returning players. */
const ownerKnownMs = 10 * 60_000
/** An ended session is retained this long, for questions about an account, unless configured otherwise. */
const defaultRetentionDays = 180
const forgottenAtOnce = 5000

export interface LiveSession extends SessionInfo {
  readonly player: Player | null
  /** Result of the first factor, stored for the second: data of the sign-in, not yet a player. */
  readonly pending: unknown
  /** The only brand it is accepted on; null: any. */
  readonly brand: string | null
}

/** The session of the current request, as handlers use it: `ctx.session`. */
export interface RequestSession {
  /** Number of the session in lists; null without one. */
  readonly id: bigint | null
  readonly createdAt: Date | null
  readonly pending: unknown
  /** Signs the player in: creates a new id, ends the old session and sets the cookie in the answer. */
  start(playerId: bigint): Promise<void>
  /** {@link start} in two steps, for a session that a transaction opens together with the data it depends on. */
  prepare(playerId: bigint): Promise<PreparedSession>
  /** Stores a passed first factor in a session without a player; `null` removes it. */
  startPending(pending: unknown): Promise<void>
  /** Gives the session a new id for the cookie; its sockets and games continue. Does nothing without a session. */
  rotate(): Promise<void>
  /** Ends it and clears the cookie; does nothing without a session. */
  end(): Promise<void>
}

export interface PreparedSession {
  /** Call it in the transaction; again if that is repeated. */
  insert(tx: Sql): Promise<void>
  /** Call it after the commit: the request continues in the session. */
  adopt(): Promise<void>
}

export interface Visitor {
  readonly ip: string
  readonly country?: string | null
  readonly userAgent: string
  /** The brand whose host they are on; absent: none in particular. */
  readonly brand?: string
}

/** A player's session, or a passed first factor. */
type SessionContent = { readonly playerId: bigint } | { readonly pending: unknown }

interface SessionsOptions {
  readonly db: Sql
  readonly clock: Clock
  /** Loads the core's data of a player; null if the account was deleted, which ends the session. */
  readonly loadPlayer: (playerId: bigint) => Promise<Player | null>
  /** Maximum lifetime of a player's session, by their licence. */
  readonly lifeMsOf?: (player: Player) => number
  readonly onEnded: (sessionId: bigint, playerId: bigint | null) => void
  /** The peers, which cache sessions too; absent for a single node. */
  readonly nodes?: Pick<Nodes, 'isConnected' | 'publish' | 'subscribe'>
}

/** The server's side of SEC-01: opaque random ids, of which only hashes are stored. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #cache: LRUCache<string, LiveSession>
  /** Players of sessions that were live a while ago. */
  readonly #owners: LRUCache<string, bigint>
  /** How often data of a player changed: data read before a change is not cached. */
  #changes = 0
  /** Ended a moment ago: a lookup that began earlier must not put one back into the cache. */
  readonly #ended = new LRUCache<string, true>({ max: maxCached, ttl: cacheMs * 4 })
  readonly #lookup: SessionLookup

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#lookup = new SessionLookup(options)
    this.#cache = createTtlCache(options.clock, cacheMs, maxCached)
    this.#owners = createTtlCache(options.clock, ownerKnownMs, maxCached)
    options.nodes?.subscribe('sessions', ({ keys }) => {
      for (const key of keys) this.#dropHere(key)
    })
    options.nodes?.subscribe('player', ({ id }) => this.#forgetHere(BigInt(id)))
  }

  /** Opens a session and returns the id for the cookie. */
  async open(visitor: Visitor, content: SessionContent): Promise<string> {
    const insert = await this.prepare(visitor, content)
    return insert(this.#options.db)
  }

  /** {@link open} for a transaction: does the reads, and returns the insertion. */
  async prepare(visitor: Visitor, content: SessionContent): Promise<(sql: Sql) => Promise<string>> {
    const player = 'playerId' in content ? await this.#options.loadPlayer(content.playerId) : null
    const lifeMs = (player && this.#options.lifeMsOf?.(player)) ?? usualLifeMs
    return (sql) => this.#insert(sql, visitor, content, lifeMs)
  }

  async #insert(sql: Sql, visitor: Visitor, content: SessionContent, lifeMs: number): Promise<string> {
    const token = randomToken()
    const now = this.#options.clock.now()
    await sql.query(
      `INSERT INTO sessions (hash, player_id, pending, created_at, last_seen_at, ip, user_agent, country, expires_at, brand)
       VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
      [
        tokenHash(token),
        'playerId' in content ? content.playerId : null,
        'pending' in content ? JSON.stringify(content.pending) : null,
        now,
        visitor.ip,
        visitor.userAgent.slice(0, 400),
        visitor.country ?? null,
        new Date(now.getTime() + lifeMs),
        visitor.brand ?? null,
      ],
    )
    return token
  }

  /** The live session of a cookie, or null. Each use extends it. `brand`: of the host it was sent to; null: any. */
  async find(token: string, brand: string | null): Promise<LiveSession | null> {
    const session = await this.#findOnAny(token)
    return session && isOn(session, brand) ? session : null
  }

  async #findOnAny(token: string): Promise<LiveSession | null> {
    const now = this.#options.clock.now()
    const key = keyOf(tokenHash(token))
    const known = this.#cache.get(key)
    // While this node is cut off, it does not learn which sessions its peers have ended.
    const mayBeKept = this.#options.nodes?.isConnected() ?? true
    if (known && mayBeKept) return known
    this.#cache.delete(key)
    const changes = this.#changes
    const [row, player] = await this.#read(key, this.#owners.get(key) ?? null)
    if (!row || (row.player_id !== null && player === null)) return null
    if (now.getTime() - row.last_seen_at.getTime() > seenEveryMs) await this.#lookup.see(key)
    const session: LiveSession = { ...present(row), player, pending: row.pending, brand: row.brand }
    if (!this.#ended.has(key) && changes === this.#changes) this.#cache.set(key, session)
    if (row.player_id !== null) this.#owners.set(key, row.player_id)
    return session
  }

  /** Loads a session with its player, in parallel if its owner is known. */
  async #read(key: string, owner: bigint | null): Promise<[SessionRow | undefined, Player | null]> {
    const { loadPlayer } = this.#options
    const [row, likely] = await Promise.all([this.#lookup.find(key), owner === null ? null : loadPlayer(owner)])
    const playerId = row?.player_id ?? null
    if (playerId === null) return [row, null]
    return [row, playerId === owner ? likely : await loadPlayer(playerId)]
  }

  /** The player of a live session by its number; null when it has ended or is another brand's. Does not extend it. */
  async playerOf(sessionId: bigint, brand: string | null): Promise<bigint | null> {
    const owner = await this.#lookup.ownerOf(sessionId)
    return owner && isOn(owner, brand) ? owner.player_id : null
  }

  /** The player's live sessions, latest first. */
  async list(playerId: bigint): Promise<SessionInfo[]> {
    const rows = await this.#options.db.query<SessionRow>(
      `SELECT ${sessionFacts} FROM sessions
       WHERE player_id = $1 AND ended_at IS NULL AND last_seen_at > $2 AND expires_at > $3 ORDER BY last_seen_at DESC`,
      [playerId, ...liveNow(this.#options.clock)],
    )
    return rows.map(present)
  }

  /** The session the player opened last, ended or not; null when there was none. */
  async latest(playerId: bigint): Promise<SessionInfo | null> {
    const [row] = await this.#options.db.query<SessionRow>(
      `SELECT ${sessionFacts} FROM sessions WHERE player_id = $1 ORDER BY id DESC LIMIT 1`,
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

  /** Gives a live session a new id and returns it; the old one is no longer valid. */
  async rotate(token: string): Promise<string> {
    const fresh = randomToken()
    const old = tokenHash(token)
    await this.#options.db.query('UPDATE sessions SET hash = $2 WHERE hash = $1 AND ended_at IS NULL', [
      old,
      tokenHash(fresh),
    ])
    this.#drop([keyOf(old)])
    return fresh
  }

  /** Ends one session of the player; false when it is not theirs or has ended already (SEC-12). */
  async end(sessionId: bigint, playerId: bigint | null): Promise<boolean> {
    return (await this.#end('id = $2 AND player_id IS NOT DISTINCT FROM $3', [sessionId, playerId])) > 0
  }

  /** Ends all of the player's sessions except `except`; in the transaction of the reason, if there is one. */
  async endAll(playerId: bigint, except: bigint | null = null, tx?: Tx): Promise<number> {
    return this.#end('player_id = $2 AND id IS DISTINCT FROM $3', [playerId, except], tx)
  }

  /**
   * Ends sessions that were idle for 30 minutes or are past their lifetime, so that their open sockets close too; a
   * timer calls it.
   */
  async endIdle(): Promise<number> {
    return this.#end('(last_seen_at <= $2 OR expires_at <= $3)', liveNow(this.#options.clock))
  }

  /**
   * Deletes sessions that ended long ago. A player's last one is retained, because it is shown to them at their next
   * sign-in.
   */
  async deleteOld(keptDays = defaultRetentionDays): Promise<void> {
    const before = new Date(this.#options.clock.now().getTime() - keptDays * dayMs)
    for (let gone = forgottenAtOnce; gone === forgottenAtOnce; ) {
      const rows = await this.#options.db.query(
        `DELETE FROM sessions WHERE id IN (
           SELECT s.id FROM sessions s WHERE s.ended_at < $1 AND (s.player_id IS NULL
              OR EXISTS (SELECT FROM sessions later WHERE later.player_id = s.player_id AND later.id > s.id))
            LIMIT ${forgottenAtOnce})
         RETURNING id`,
        [before],
      )
      gone = rows.length
    }
  }

  /** Drops the cached data of a player after their {@link Player} data changed. */
  forget(playerId: bigint) {
    this.#forgetHere(playerId)
    this.#options.nodes?.publish('player', { id: playerId.toString() })
  }

  #forgetHere(playerId: bigint) {
    this.#changes += 1
    // Otherwise every change would visit expired sessions.
    this.#cache.purgeStale()
    for (const [key, session] of this.#cache.entries()) if (session.player?.id === playerId) this.#cache.delete(key)
  }

  async #end(condition: string, params: readonly unknown[], tx?: Tx): Promise<number> {
    const rows = await (tx ?? this.#options.db).query<{ id: bigint; hash: Uint8Array; player_id: bigint | null }>(
      `UPDATE sessions SET ended_at = $1, pending = NULL WHERE ended_at IS NULL AND ${condition} RETURNING id, hash, player_id`,
      [this.#options.clock.now(), ...params],
    )
    const announce = () => {
      this.#drop(rows.map(({ hash }) => keyOf(hash)))
      for (const { id, player_id: playerId } of rows) this.#options.onEnded(id, playerId)
    }
    if (tx) tx.afterCommit(announce)
    else announce()
    return rows.length
  }

  #drop(keys: readonly string[]) {
    if (keys.length === 0) return
    for (const key of keys) this.#dropHere(key)
    this.#options.nodes?.publish('sessions', { keys })
  }

  #dropHere(key: string) {
    this.#cache.delete(key)
    this.#owners.delete(key)
    this.#ended.set(key, true)
  }
}
