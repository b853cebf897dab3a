import type { Row, Sql, Statement } from '../core/db/db.ts'

interface WatchedSql extends Sql {
  /** The name of each prepared statement that was sent; '' for one without a name. */
  readonly sent: string[]
  /** The same of those that the database has answered. */
  readonly answered: string[]
  /** From now on the results of this statement are delayed until the returned function is called. */
  delay(name: string): () => void
}

/** Passes statements on and sees which they are. */
export function watchedSql(db: Sql): WatchedSql {
  const sent: string[] = []
  const answered: string[] = []
  const held = new Map<string, Promise<void>>()
  return {
    sent,
    answered,
    async query<R extends Row>(statement: string | Statement, params?: readonly unknown[]) {
      const name = typeof statement === 'string' ? '' : statement.name
      sent.push(name)
      const rows = await db.query<R>(statement, params)
      answered.push(name)
      await held.get(name)
      return rows
    },
    delay(name) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(name, promise)
      return () => {
        held.delete(name)
        resolve()
      }
    },
  }
}
