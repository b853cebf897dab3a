import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder as migrations, onEachEngine } from '../../testing/databases.ts'
import type { Db, Sql } from './db.ts'
import { migrate } from './migrate.ts'
import { openDb } from './openDb.ts'
import { splitStatements } from './splitStatements.ts'

onEachEngine((open) => {
  let db: Db
  beforeAll(async () => {
    db = await open()
    await db.query('CREATE TABLE things (id bigint PRIMARY KEY, name text NOT NULL)')
  })
  afterAll(() => db.close())
  const names = async () =>
    (await db.query<{ name: string }>('SELECT name FROM things ORDER BY id')).map(({ name }) => name)
  const clear = () => db.query('DELETE FROM things')

  test('values arrive in the same types, prepared or not', async () => {
    const sql = `SELECT 9007199254740993::bigint AS big, '{"a":[1]}'::jsonb AS json, $1::timestamptz AS at, date '2026-02-03' AS day,
      1.50::numeric AS exact, ARRAY[1, 2]::bigint[] AS bigs, ARRAY['x']::text[] AS texts, NULL::int AS nothing, $2::bytea AS bytes, $3::jsonb AS sent`
    const at = new Date('2026-01-02T03:04:05.678Z')
    const params = [at, Buffer.from([1, 255]), JSON.stringify({ b: true })]
    for (const statement of [sql, { name: 'types', text: sql }, { name: 'types', text: sql }]) {
      const [row] = await db.query(statement, params)
      expect({ ...row, bytes: [...(row!['bytes'] as Uint8Array)] }).toEqual({
        big: 9007199254740993n,
        json: { a: [1] },
        at,
        day: '2026-02-03',
        exact: '1.50',
        bigs: [1n, 2n],
        texts: ['x'],
        nothing: null,
        bytes: [1, 255],
        sent: { b: true },
      })
    }
  })

  test('a transaction commits all or nothing, and runs afterCommit only after the commit', async () => {
    await clear()
    const told: string[] = []
    await db.transaction(async (tx) => {
      await tx.query(`INSERT INTO things VALUES (1, 'kept')`)
      tx.afterCommit(() => told.push('kept'))
    })
    await expect(
      db.transaction(async (tx) => {
        await tx.query(`INSERT INTO things VALUES (2, 'lost')`)
        tx.afterCommit(() => told.push('lost'))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([await names(), told]).toEqual([['kept'], ['kept']])
  })

  test('an error that the work swallows still fails the transaction', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.query('SELECT 1 / 0').catch(() => undefined)
      }),
    ).rejects.toThrow()
    await expect(db.query('SELECT 1 / 0')).rejects.toThrow('division by zero')
    expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('using db inside a transaction is rejected instead of waiting', async () => {
    await expect(db.transaction(() => db.query('SELECT 1'))).rejects.toThrow('use its tx')
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('use its tx')
  })

  test('a transaction that lost a race is retried', async () => {
    await clear()
    let tries = 0
    await db.transaction(async (tx) => {
      tries += 1
      await tx.query('INSERT INTO things VALUES ($1, $2)', [tries, `try ${tries}`])
      if (tries < 3) await tx.query(`SELECT run_again('lost')`)
    })
    expect(await names()).toEqual(['try 3'])
  })

  test('statements run without JIT compilation: each reads little', async () => {
    expect(await db.query('SHOW jit')).toEqual([{ jit: 'off' }])
  })

  test('a single statement that lost a race is retried', async () => {
    await db.query('CREATE SEQUENCE attempts')
    const attempt = "SELECT CASE WHEN nextval('attempts') < 3 THEN run_again('lost') END, 'through' AS came"
    expect(await db.query(attempt)).toMatchObject([{ came: 'through' }])
    expect(await db.query("SELECT nextval('attempts') AS next")).toEqual([{ next: 4n }])
  })

  test('a migration that deadlocks with running nodes lets them pass and tries again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'apogee-migration-'))
    let tries = 0
    const losing: Db = {
      query: db.query.bind(db),
      close: () => db.close(),
      transaction: async (work) => {
        tries += 1
        if (tries <= 6) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
        return db.transaction(work)
      },
    }
    expect(await migrate(losing, { folder }, 1)).toEqual([])
    expect(tries).toBe(7)
    rmSync(folder, { recursive: true })
  })

  test('a migration that was renamed is not applied again', async () => {
    const [renamed] = await db.query<{ name: string }>(
      "UPDATE schema_migrations SET name = '0000_before.sql' WHERE name LIKE '0069%' RETURNING name",
    )
    expect(renamed).toEqual({ name: '0000_before.sql' })
    expect(await migrate(db, { folder: migrations })).toEqual([])
    const kept = await db.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name')
    expect(kept.map(({ name }) => name)).toEqual(readdirSync(migrations).toSorted())
  })

  test('a prepared statement is prepared again after its table got a column, alone and in a transaction', async () => {
    await db.query('CREATE TABLE growing (id bigint PRIMARY KEY)')
    const all = { name: 'all_growing', text: 'SELECT * FROM growing WHERE id = $1' }
    // Each connection has it.
    const ask = (sql: Sql) => sql.query(all, [1])
    await db.query('INSERT INTO growing VALUES (1)')
    await Promise.all(Array.from({ length: 8 }, () => db.transaction(ask)))
    await db.query('ALTER TABLE growing ADD COLUMN name text')
    const read = await Promise.all(Array.from({ length: 16 }, (_, at) => (at % 2 ? ask(db) : db.transaction(ask))))
    expect(read).toEqual(Array.from({ length: 16 }, () => [{ id: 1n, name: null }]))
    await db.query('ALTER TABLE growing ADD COLUMN more text')
    expect(await ask(db)).toEqual([{ id: 1n, name: null, more: null }])
  })

  test('a migration that waits for a lock lets all other statements pass', async () => {
    await db.query('CREATE TABLE busy (id bigint PRIMARY KEY)')
    const work = mkdtempSync(join(tmpdir(), 'apogee-migration-'))
    writeFileSync(join(work, '0001_busy.sql'), 'ALTER TABLE busy ADD COLUMN name text;')
    const held = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const longest = db.transaction(async (tx) => {
      await tx.query('INSERT INTO busy VALUES (1)')
      isHeld.resolve()
      await held.promise
    })
    await isHeld.promise
    const migrated = migrate(db, { folder: work }, 50)
    const waiting = () => db.query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'busy'::regclass")
    await expect.poll(waiting, { interval: 2 }).toHaveLength(1)
    // If the change waited for its lock for ever, this query would wait too.
    const [seen] = await Promise.race([migrated, db.query<{ count: bigint }>('SELECT count(*) FROM busy')])
    expect(seen).toEqual({ count: 0n })
    held.resolve()
    await longest
    expect(await migrated).toEqual(['0001_busy.sql'])
    // Others read which migrations were applied.
    await db.query("DELETE FROM schema_migrations WHERE name = '0001_busy.sql'")
    rmSync(work, { recursive: true })
  })

  test('many concurrent transactions are all committed', async () => {
    await clear()
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        db.transaction((tx) => tx.query('INSERT INTO things VALUES ($1, $2)', [index, 'x'])),
      ),
    )
    expect(await names()).toHaveLength(100)
  })
})

test('an unreachable PostgreSQL is reported in one sentence without the password', async () => {
  const opening = openDb({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/casino', dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\/casino\) cannot be used: .*ECONNREFUSED/,
  )
})

test('every migration has a unique number', () => {
  const numbers = readdirSync(migrations).map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})

test('migrations are split at the semicolons that end statements', () => {
  const text = `-- a; b
    CREATE TABLE a (b text DEFAULT ';'); /* ; */ SELECT "x;y";
    CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN; RETURN 1; END $$;
    SELECT $t$ ; $t$; -- the end;`
  expect(splitStatements(text)).toHaveLength(4)
})
