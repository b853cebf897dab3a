import type { Db, Statement, Tx } from '../core/db/db.ts'

/** The consumer whose work is cut, and the statement of the event log that marks it as done. */
export interface Cut {
  readonly consumer: string
  /** A delivery is deleted; everything else moves the position. */
  readonly isDelivery: boolean
}

function marks({ consumer, isDelivery }: Cut, text: string | Statement, params: readonly unknown[] = []): boolean {
  const sql = typeof text === 'string' ? text : text.text
  return params[0] === consumer && sql.startsWith(isDelivery ? 'DELETE FROM event_work' : 'UPDATE event_consumers')
}

/**
 * The database as seen by a process that is killed between a consumer's work and the commit of its position: the
 * transaction is rolled back, and nothing more of this process reaches the database. `onCut` is notified of it, once.
 */
export function cutDatabase(db: Db, at: Cut, onCut: () => void): Db {
  let isDead = false
  const cut = (): never => {
    if (!isDead) onCut()
    isDead = true
    throw new Error('killed')
  }
  const alive = () => {
    if (isDead) throw new Error('killed')
  }
  return {
    close: () => db.close(),
    query: async (text, params) => {
      alive()
      // Of a delivery: done, and not marked as done.
      return marks(at, text, params) ? cut() : db.query(text, params)
    },
    transaction: async (work) => {
      alive()
      return db.transaction(async (tx) => {
        let isMarked = false
        const watched: Tx = {
          afterCommit: (run) => tx.afterCommit(run),
          query: async (text, params) => {
            isMarked ||= marks(at, text, params)
            return tx.query(text, params)
          },
        }
        const result = await work(watched)
        return isMarked ? cut() : result
      })
    },
  }
}
