import type { Row, Sql, Statement } from './db.ts'

const checkEveryMs = 1000

interface ReplicaOptions {
  readonly primary: Sql
  readonly replica: Sql
  /** Called when the replica is no longer used, and when it is used again. */
  readonly onChange: (isUsed: boolean, error?: unknown) => void
}

/**
 * Reads from a replica as long as it keeps up: every second it must have everything the primary had a second before.
 * Otherwise, and for a query that fails there, it reads from the primary.
 */
export class Replica implements Sql {
  readonly #options: ReplicaOptions
  readonly #timer: NodeJS.Timeout
  #isFresh = false
  #isChecking = false
  /** End of the primary's log at the last check. */
  #wanted: string | null = null

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.check(), checkEveryMs).unref()
    void this.check()
  }

  async query<R extends Row = Row>(text: string | Statement, params: readonly unknown[] = []): Promise<R[]> {
    const { primary, replica } = this.#options
    if (!this.#isFresh) return primary.query<R>(text, params)
    try {
      return await replica.query<R>(text, params)
    } catch (error) {
      this.#use(false, error)
      return primary.query<R>(text, params)
    }
  }

  /** Checks whether the replica keeps up; also runs on a timer. */
  async check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    try {
      const { primary, replica } = this.#options
      if (this.#wanted !== null) {
        // A database that is no standby (one behind a pooler, say) has everything.
        const [row] = await replica.query<{ is_fresh: boolean }>(
          'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS is_fresh',
          [this.#wanted],
        )
        this.#use(row?.is_fresh === true)
      }
      const [at] = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn')
      this.#wanted = at?.lsn ?? null
    } catch (error) {
      this.#use(false, error)
    } finally {
      this.#isChecking = false
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #use(isUsed: boolean, error?: unknown): void {
    if (isUsed === this.#isFresh) return
    this.#isFresh = isUsed
    this.#options.onChange(isUsed, error)
  }
}
