import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import pg from 'pg'
import { STUDIO_MIGRATIONS } from '../main.ts'
import type { Db, Row, Sql, Statement } from '../ports.ts'

export type TestDatabase = Db & { close(): Promise<void> }

const schema = () =>
  readdirSync(STUDIO_MIGRATIONS)
    .toSorted()
    .map((name) => readFileSync(new URL(name, STUDIO_MIGRATIONS), 'utf8'))
    .join('\n')

/**
 * The database engines to test on: PostgreSQL where `TEST_DATABASE_URL` names a server, the embedded database otherwise.
 * `TEST_ENGINES=all` (`npm run test:all`) selects both.
 */
export function testEngines(): { engine: string; open: () => Promise<TestDatabase> }[] {
  const url = process.env['TEST_DATABASE_URL']
  const embedded = { engine: 'embedded', open: openTestDatabase }
  if (!url) return [embedded]
  const server = { engine: 'PostgreSQL', open: () => openOnServer(url) }
  return process.env['TEST_ENGINES'] === 'all' ? [embedded, server] : [server]
}

/** The studio's schema on an embedded database in memory, behind the same handle as the platform's. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const lite = await PGlite.create({ parsers: { [types.INT8]: (text) => BigInt(text) } })
  await lite.exec(schema())
  const through = (engine: Pick<PGlite, 'query'>): Sql => ({
    query: async <R extends Row>(text: string | Statement, params: readonly unknown[] = []) =>
      (await engine.query<R>(typeof text === 'string' ? text : text.text, [...params])).rows,
  })
  return {
    ...through(lite),
    transaction: (work) => lite.transaction((tx) => work(through(tx))),
    close: () => lite.close(),
  }
}

/** A database of its own on the server, dropped on close. */
async function openOnServer(url: string): Promise<TestDatabase> {
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
  // The database is dropped under connections that are still saying goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  await pool.query(schema())
  return {
    ...throughServer(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(throughServer(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: async () => {
      await pool.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

function throughServer(server: pg.Pool | pg.PoolClient): Sql {
  return {
    query: async <R extends Row>(text: string | Statement, params: readonly unknown[] = []) =>
      (
        await server.query<R>(
          typeof text === 'string' ? { text, values: [...params] } : { ...text, values: [...params] },
        )
      ).rows,
  }
}
