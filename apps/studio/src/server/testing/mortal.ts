import type { Db, Fetch, Sql } from '../ports.ts'

class Killed extends Error {}

/** A process that dies at its n-th step: before or after each statement and each wallet call. Afterwards nothing works. */
export function createMortal(raw: Db, fetch: Fetch, dieAt: number) {
  let steps = 0
  const mark = () => {
    steps++
    if (steps >= dieAt) throw new Killed('killed')
  }
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    mark()
    const result = await work()
    mark()
    return result
  }
  const db: Db = {
    query: (text, params) => around(() => raw.query(text, params)),
    transaction: (work) => around(() => raw.transaction((tx: Sql) => work(tx))),
  }
  const mortalFetch: Fetch = (url, init) => around(() => fetch(url, init))
  return { db, fetch: mortalFetch, isDead: () => steps >= dieAt }
}

/** Everything the studio has written is gone. */
export async function clearStudio(db: Sql): Promise<void> {
  await db.query(
    'truncate studio.sessions, studio.seeds, studio.rounds, studio.wallet_calls, studio.demo_moves, studio.live_rounds, studio.live_bets cascade',
  )
}
