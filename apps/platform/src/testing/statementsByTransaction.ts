import type { Db } from '../core/db/db.ts'

/** The statements of each transaction that starts during the work, by their names; the text of one without a name. */
export async function statementsByTransaction(db: Db, work: () => Promise<unknown>): Promise<string[][]> {
  const { transaction } = db
  const transactions: string[][] = []
  db.transaction = (run) =>
    transaction.call(db, (tx) => {
      const names: string[] = []
      transactions.push(names)
      return run({
        query: (statement, params) => {
          names.push(typeof statement === 'string' ? statement : statement.name)
          return tx.query(statement, params)
        },
        afterCommit: tx.afterCommit,
      })
      // The cast: the result of `run` is that of the transaction.
    }) as never
  try {
    await work()
  } finally {
    db.transaction = transaction
  }
  return transactions
}
