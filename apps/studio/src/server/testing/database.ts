import { readFileSync } from 'node:fs'
import { PGlite, types } from '@electric-sql/pglite'
import { STUDIO_MIGRATIONS } from '../main.ts'
import type { Db, Row, Sql } from '../ports.ts'

/** The studio's schema on an embedded database in memory, behind the same handle as the platform's. */
export async function openTestDatabase(): Promise<Db & { close(): Promise<void> }> {
  const pg = await PGlite.create({ parsers: { [types.INT8]: (text) => BigInt(text) } })
  await pg.exec(readFileSync(new URL('0001_studio.sql', STUDIO_MIGRATIONS), 'utf8'))
  return {
    query: async <R extends Row>(text: string, params?: readonly unknown[]) =>
      (await pg.query<R>(text, params ? [...params] : [])).rows,
    transaction: (work) =>
      pg.transaction((tx) => {
        const sql: Sql = {
          query: async <R extends Row>(text: string, params?: readonly unknown[]) =>
            (await tx.query<R>(text, params ? [...params] : [])).rows,
        }
        return work(sql)
      }),
    close: () => pg.close(),
  }
}
