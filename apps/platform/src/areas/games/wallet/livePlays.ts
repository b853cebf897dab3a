import { LRUCache } from 'lru-cache'
import type { Db } from '../../../core/db/db.ts'
import { findPlay, type Play, touchPlay } from './playStore.ts'

/** As in `core/session`: a session ends after this long without a request (SEC-01). */
const idleMs = 30 * 60_000
/** How often a play session is checked for a live session of its player. */
const checkEveryMs = 60_000
const keptMost = 20_000

interface Kept {
  readonly play: Play
  checkedAt: number
}

/** A cache of play sessions in this process, so that a bet needs only one SQL statement. */
export class LivePlays {
  readonly #db: Db
  readonly #kept = new LRUCache<string, Kept>({ max: keptMost })

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Before a bet: keeps the player's session alive, or ends the play session if that session has ended. Queries the
   * database once a minute.
   */
  async touch(id: string, now: Date): Promise<Play | null> {
    const known = this.#kept.get(id)
    if (known && Math.abs(now.getTime() - known.checkedAt) < checkEveryMs) return known.play
    const play = await touchPlay(this.#db, id, now, new Date(now.getTime() - idleMs))
    return this.#remember(id, play, now.getTime())
  }

  /** Any play session, live or ended; queries the database when it is not cached. */
  async find(id: string): Promise<Play | null> {
    return this.#kept.get(id)?.play ?? this.#remember(id, await findPlay(this.#db, id), Number.NEGATIVE_INFINITY)
  }

  #remember(id: string, play: Play | null, checkedAt: number): Play | null {
    if (!play) return null
    this.#kept.set(id, { play, checkedAt })
    return play
  }
}

const byDb = new WeakMap<Db, LivePlays>()

/** The cache of a database. */
export function livePlaysOf(db: Db): LivePlays {
  const known = byDb.get(db) ?? new LivePlays(db)
  byDb.set(db, known)
  return known
}
