import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachEngine } from '../../testing/databases.ts'
import type { Db } from '../db/db.ts'
import { ledger } from '../ledger/ledger.ts'
import type { Storage } from '../storage/storage.ts'
import { type ArchiveOrder, archiveMonth, readMonth } from './archiveMonth.ts'
import { ledgerRows } from './ledgerRows.ts'

const october = readMonth('2026-10')!
const order: ArchiveOrder = {
  month: october,
  rows: ledgerRows,
  operator: 'Sam',
  reason: 'yearly',
  now: new Date('2026-11-27T09:00:00Z'),
  rowsPerFile: 2,
}

/** Files in memory; writing the file with the number `failsAt` fails. */
function memory(failsAt = Number.POSITIVE_INFINITY) {
  const files = new Map<string, Uint8Array>()
  let puts = 0
  const storage: Storage = {
    async put(name, bytes) {
      puts += 1
      if (puts === failsAt) throw new Error('the bucket is away')
      files.set(name, bytes)
    },
    get: async (name) => (files.has(name) ? Buffer.from(files.get(name)!) : null),
    remove: async (name) => void files.delete(name),
    async *list() {},
  }
  const linesOf = (rows: string) =>
    [...files]
      .filter(([name]) => name.startsWith(`2026-10/${rows}-`))
      .flatMap(([, bytes]) => gunzipSync(bytes).toString().trimEnd().split('\n'))
      .map((line) => JSON.parse(line))
  return { files, storage, linesOf }
}

test.each(['2026-13', '2026-0', '2026-1', '26-10', '2026-10-01', '1999-12', ''])('%j is no month', (name) => {
  expect(readMonth(name)).toBeNull()
})

test('a month ends where the next begins, in UTC', () => {
  expect(readMonth('2026-12')).toEqual({
    name: '2026-12',
    from: new Date('2026-12-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
  })
})

onEachEngine((open) => {
  let db: Db
  const deposit = (key: string, at: string, amount: bigint) =>
    db.transaction((tx) =>
      ledger.post(tx, {
        key,
        kind: 'deposit',
        playerId: 7n,
        reason: { note: 'a line\nand "another"' },
        at: new Date(at),
        moves: [
          { account: { playerId: 7n, kind: 'real', currency: 'EUR' }, amount },
          { account: { kind: 'psp', currency: 'EUR' }, amount: -amount },
        ],
      }),
    )
  beforeAll(async () => {
    db = await open()
    await deposit('before', '2026-09-30T23:59:59.999Z', 1n)
    await deposit('first', '2026-10-01T00:00:00.000Z', 200n)
    await deposit('second', '2026-10-15T12:00:00.123Z', 300n)
    await deposit('last', '2026-10-31T23:59:59.999Z', 9_000_000_000_000_000n)
    await deposit('after', '2026-11-01T00:00:00.000Z', 5n)
  })
  afterAll(() => db.close())

  test('a month is copied completely, from its first moment to its last, in files of so many rows', async () => {
    const { files, storage, linesOf } = memory()
    const manifest = await archiveMonth(db, storage, order)
    expect(manifest?.rows).toEqual({ ledger_transactions: 3, ledger_entries: 6 })
    expect([...files.keys()]).toEqual([
      '2026-10/ledger_transactions-0001.ndjson.gz',
      '2026-10/ledger_transactions-0002.ndjson.gz',
      '2026-10/ledger_entries-0001.ndjson.gz',
      '2026-10/ledger_entries-0002.ndjson.gz',
      '2026-10/ledger_entries-0003.ndjson.gz',
      '2026-10/manifest.json',
    ])
    const transactions = linesOf('ledger_transactions')
    expect(transactions.map(({ key }) => key).toSorted()).toEqual(['first', 'last', 'second'])
    expect(transactions.find(({ key }) => key === 'second')).toMatchObject({
      kind: 'deposit',
      player_id: 7,
      reason: { note: 'a line\nand "another"' },
      created_at: '2026-10-15T12:00:00.123+00:00',
    })
    const entries = linesOf('ledger_entries')
    expect(entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(0)
    expect(entries).toContainEqual(
      expect.objectContaining({ player_id: 7, currency: 'EUR', account: 'real', amount_cents: 9_000_000_000_000_000 }),
    )
  })

  test('the manifest names the operator, the reason and the contents of each file', async () => {
    const { files, storage } = memory()
    await archiveMonth(db, storage, order)
    const manifest = JSON.parse(Buffer.from(files.get('2026-10/manifest.json')!).toString())
    expect(manifest).toMatchObject({ month: '2026-10', made_at: '2026-11-27T09:00:00.000Z', operator: 'Sam' })
    for (const { file, rows, sha256 } of manifest.files) {
      const bytes = files.get(file)!
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
      expect(gunzipSync(bytes).toString().trimEnd().split('\n')).toHaveLength(rows)
    }
    expect(manifest.files.map(({ rows }: { rows: number }) => rows)).toEqual([2, 1, 2, 2, 2])
  })

  test('an existing archive is not written again', async () => {
    const { files, storage } = memory()
    await archiveMonth(db, storage, order)
    const before = new Map(files)
    expect(await archiveMonth(db, storage, order)).toBeNull()
    expect(files).toEqual(before)
  })

  test('a failed archive has no manifest, and the next attempt completes it', async () => {
    const { files, storage, linesOf } = memory(4)
    await expect(archiveMonth(db, storage, order)).rejects.toThrow('the bucket is away')
    expect(files.has('2026-10/manifest.json')).toBe(false)
    expect(await archiveMonth(db, storage, order)).not.toBeNull()
    expect(linesOf('ledger_entries')).toHaveLength(6)
  })

  test('an empty month can be archived too', async () => {
    const { storage } = memory()
    const quiet = await archiveMonth(db, storage, { ...order, month: readMonth('2025-02')! })
    expect(quiet).toMatchObject({ rows: { ledger_transactions: 0, ledger_entries: 0 }, files: [] })
  })
})
