import type { Sql } from '../../../core/db/db.ts'
import { tableVersionOf } from '../tournamentStore.ts'
import { Listeners } from './listeners.ts'
import { listTablesOf } from './playerStore.ts'

/** Players looked up by one statement: thousands at once would hold up whatever else this process does. */
const atOnce = 1000

/** Who listens to which table: when a thousand players come back at once, one statement finds the tables of all of them. */
export class EveryTable {
  readonly #tables = new Map<bigint, Listeners>()
  #hearers: ReadonlySet<bigint> = new Set()

  /** Who listens, to whichever table. */
  get hearers(): ReadonlySet<bigint> {
    return this.#hearers
  }

  follow(versions: ReadonlyMap<bigint, bigint>): void {
    for (const [id, version] of versions) this.#tables.get(id)?.follow(version)
  }

  /** These listen now. Returns who has left. */
  async meet(sql: Sql, hearers: ReadonlySet<bigint>): Promise<bigint[]> {
    const came = [...hearers].filter((id) => !this.#hearers.has(id))
    const left = [...this.#hearers].filter((id) => !hearers.has(id))
    this.#hearers = hearers
    for (const id of left) for (const listeners of this.#tables.values()) listeners.leave(id)
    await this.#enter(sql, [...this.#tables.keys()], came)
    return left
  }

  /** Those who listen to these tables, which have changed. */
  async open(sql: Sql, ids: readonly bigint[]): Promise<void> {
    const fresh = ids.filter((id) => !this.#tables.has(id))
    for (const id of fresh) this.#tables.set(id, new Listeners(await tableVersionOf(sql, id)))
    await this.#enter(sql, fresh, [...this.#hearers])
  }

  /** One that was opened. */
  of(id: bigint): Listeners {
    return this.#tables.get(id)!
  }

  close(id: bigint): void {
    this.#tables.delete(id)
  }

  clear(): void {
    this.#tables.clear()
    this.#hearers = new Set()
  }

  async #enter(sql: Sql, tables: readonly bigint[], players: readonly bigint[]): Promise<void> {
    for (let at = 0; tables.length > 0 && at < players.length; at += atOnce)
      for (const { tournamentId, playerId } of await listTablesOf(sql, tables, players.slice(at, at + atOnce)))
        this.#tables.get(tournamentId)?.come(playerId)
  }
}
