import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { refuse } from '../errors.ts'

/** The stored part of an answer. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

const retentionMs = 24 * 3_600_000

interface KeyRow extends Record<string, unknown> {
  readonly request_hash: Uint8Array
  readonly status: number | null
  readonly body: string | null
}

/**
 * WIRE-05: the first answer to a key is stored for 24 h and replayed; a different request under the same key is
 * rejected. Repeats that arrive while the first is running wait for it. The store and the money use two transactions,
 * so a crash may fall between them. Then the repeat runs the use case again, which posts under the same key and moves
 * nothing twice.
 */
export class IdempotencyStore {
  readonly #db: Db
  readonly #clock: Clock
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Runs `work` once per key of the player. `isReplay` is true when the answer is an earlier one. */
  async once(
    playerId: bigint,
    key: string,
    request: string,
    work: () => Promise<StoredAnswer>,
  ): Promise<StoredAnswer & { readonly isReplay: boolean }> {
    const name = `${playerId} ${key}`
    // The first request reports its own error; this one then runs again.
    for (let first = this.#running.get(name); first; first = this.#running.get(name)) await first.catch(() => undefined)
    const run = this.#run(playerId, key, createHash('sha256').update(request).digest(), work)
    this.#running.set(name, run)
    try {
      return await run
    } finally {
      this.#running.delete(name)
    }
  }

  async #run(playerId: bigint, key: string, hash: Buffer, work: () => Promise<StoredAnswer>) {
    const now = this.#clock.now()
    const [begun] = await this.#db.query(
      `INSERT INTO idempotency_keys AS k (player_id, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (player_id, key) DO UPDATE SET request_hash = $3, status = NULL, body = NULL, created_at = $4
         WHERE k.created_at < $5 RETURNING true`,
      [playerId, key, hash, now, new Date(now.getTime() - retentionMs)],
    )
    if (!begun) {
      const [kept] = await this.#db.query<KeyRow>(
        'SELECT request_hash, status, body FROM idempotency_keys WHERE player_id = $1 AND key = $2',
        [playerId, key],
      )
      if (kept && !hash.equals(kept.request_hash)) throw refuse(422, { base: { idempotency_key_reused: true } })
      if (kept && kept.status !== null) return { status: kept.status, body: kept.body ?? '', isReplay: true }
    }
    try {
      const answer = await work()
      if (!isWorthKeeping(answer.status)) {
        await this.#forget(playerId, key)
        return { ...answer, isReplay: false }
      }
      const [mine] = await this.#db.query(
        `UPDATE idempotency_keys SET status = $3, body = $4 WHERE player_id = $1 AND key = $2 AND status IS NULL RETURNING true`,
        [playerId, key, answer.status, answer.body],
      )
      return { ...answer, isReplay: !mine }
    } catch (error) {
      await this.#forget(playerId, key)
      throw error
    }
  }

  async #forget(playerId: bigint, key: string) {
    await this.#db.query('DELETE FROM idempotency_keys WHERE player_id = $1 AND key = $2 AND status IS NULL', [
      playerId,
      key,
    ])
  }
}

/** Deletes answers older than 24 h; a timer calls it. */
export async function cleanIdempotencyKeys(db: Db, clock: Clock): Promise<void> {
  await db.query('DELETE FROM idempotency_keys WHERE created_at < $1', [new Date(clock.now().getTime() - retentionMs)])
}

/** A rejection is stored too, except one that invites a retry: the retry must be free to turn out differently. */
const isWorthKeeping = (status: number): boolean => status < 500 && ![401, 403, 429].includes(status)
