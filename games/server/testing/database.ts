import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { STUDIO_MIGRATIONS } from '../main.ts'
import type { Db, Row, Sql, Statement } from '../ports.ts'

export type TestDatabase = Db & { close(): Promise<void> }

const schema = () =>
  readdirSync(STUDIO_MIGRATIONS)
    .toSorted()
    .map((name) => readFileSync(new URL(name, STUDIO_MIGRATIONS), 'utf8'))
    .join('\n')

/** The studio's schema in a new database, behind the same interface as the platform's; dropped on close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { pool, drop } = await openBlankDatabase()
  await pool.query(schema())
  return {
    ...through(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(through(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: drop,
  }
}

/** An empty database on the server of `TEST_DATABASE_URL`. */
export async function openBlankDatabase(): Promise<{ readonly pool: pg.Pool; drop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('Run the tests with vitest, which starts a PostgreSQL, or set TEST_DATABASE_URL.')
  const name = `studio_test_${randomBytes(6).toString('hex')}`
  const asAdmin = async (sql: string) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(sql).finally(() => admin.end())
  }
  await asAdmin(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const parse = pg.types.getTypeParser
  const getTypeParser = ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? BigInt : parse(oid, format)) as typeof parse // the overloads differ by format only
  const pool = new pg.Pool({ connectionString: own.href, types: { getTypeParser } })
  // The database is dropped while connections are still closing, so their errors are expected.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return {
    pool,
    drop: async () => {
      await pool.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

function through(server: pg.Pool | pg.PoolClient): Sql {
  return {
    query: async <R extends Row>(text: string | Statement, params: readonly unknown[] = []) =>
      (
        await server.query<R>(
          typeof text === 'string' ? { text, values: [...params] } : { ...text, values: [...params] },
        )
      ).rows,
  }
}
