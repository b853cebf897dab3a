import type { Db, Tx } from '../core/db/db.ts'

/** The error that ends the process. */
export class Killed extends Error {}

/** A database for a process that is killed after so many statements: later statements never reach the database. */
export function dyingDb(db: Db, statements: number): Db {
  let left = statements
  const live = () => {
    left -= 1
    if (left < 0) throw new Killed('killed')
  }
  return {
    ...db,
    close: () => db.close(),
    query: async (...args) => {
      live()
      return db.query(...args)
    },
    transaction: async (work) => {
      const done = await db.transaction(async (tx) => {
        const dying: Tx = {
          afterCommit: (run) => tx.afterCommit(run),
          query: async (...args) => {
            live()
            return tx.query(...args)
          },
        }
        const result = await work(dying)
        live()
        return result
      })
      // Committed, but the process dies before it gets the result.
      live()
      return done
    },
  }
}
