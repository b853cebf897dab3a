import { afterEach, describe, expect, test } from 'vitest'
import { serverDatabase } from '../../testing/databases.ts'
import type { Db, Row, Sql } from './db.ts'
import { openPostgres } from './postgres.ts'
import { Replica } from './replica.ts'

/** A standby as the checks see it. */
function standby() {
  const state = { replayed: '0/10', isAway: false }
  const replica: Sql = {
    query: async <R extends Row>(text: string, params: readonly unknown[] = []) => {
      if (state.isAway) throw new Error('connection refused')
      const row = text.includes('pg_is_in_recovery')
        ? { is_fresh: state.replayed >= String(params[0]) }
        : { from: 'replica' }
      return [row as unknown as R]
    },
  }
  return { state, replica }
}
function primaryAt(position: { lsn: string }): Sql {
  return {
    query: async <R extends Row>(text: string) =>
      [text.includes('pg_current_wal_lsn') ? { lsn: position.lsn } : { from: 'primary' }] as unknown as R[],
  }
}

describe('a replica', () => {
  const opened: { close(): unknown }[] = []
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close()
  })

  test('is read while it keeps up, and the primary replaces it when it falls behind or fails', async () => {
    const position = { lsn: '0/10' }
    const { state, replica } = standby()
    const changes: boolean[] = []
    const reads = new Replica({ primary: primaryAt(position), replica, onChange: (isUsed) => changes.push(isUsed) })
    opened.push(reads)
    const readFrom = async () => (await reads.query<{ from: string }>('SELECT 1'))[0]?.from
    expect(await readFrom()).toBe('primary')
    await reads.check()
    expect(await readFrom()).toBe('replica')
    position.lsn = '0/20'
    // It need not have the writes of a moment ago ...
    await reads.check()
    expect(await readFrom()).toBe('replica')
    // ... but must have them at the next check.
    await reads.check()
    expect(await readFrom()).toBe('primary')
    state.replayed = '0/20'
    await reads.check()
    expect(await readFrom()).toBe('replica')
    state.isAway = true
    expect(await readFrom()).toBe('primary')
    state.isAway = false
    await reads.check()
    expect(await readFrom()).toBe('replica')
    expect(changes).toEqual([true, false, true, false, true])
  })

  test('by DATABASE_READ_URL answers only the reads of listings', async () => {
    const [one, other] = [await serverDatabase(), await serverDatabase()]
    opened.push({ close: one.drop }, { close: other.drop })
    const db: Db = await openPostgres({ url: one.url, readUrl: other.url })
    opened.push(db)
    const name = async (sql: Sql | undefined) =>
      (await sql?.query<{ name: string }>('SELECT current_database() AS name'))?.[0]?.name
    const nameOf = (url: string) => new URL(url).pathname.slice(1)
    await expect.poll(() => name(db.replica), { timeout: 15_000 }).toBe(nameOf(other.url))
    expect(await name(db)).toBe(nameOf(one.url))
    expect(await db.transaction((tx) => name(tx))).toBe(nameOf(one.url))
  })
})
