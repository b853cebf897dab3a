import type { Db, Fetch, Sql } from '../ports.ts'

class Killed extends Error {}

/**
 * A process that dies after its n-th step completes and before it sees the result; a step is a statement or a call of the wallet.
 * Afterwards nothing works. Dying before a step leaves what dying after the one before it does.
 */
export function createMortal(raw: Db, fetch: Fetch, dieAt: number) {
  let steps = 0
  const isDead = () => steps >= dieAt
  const live = () => {
    if (isDead()) throw new Killed('killed')
  }
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    live()
    const result = await work()
    steps++
    live()
    return result
  }
  const db: Db = {
    query: (text, params) => around(() => raw.query(text, params)),
    transaction: (work) => around(() => raw.transaction((tx: Sql) => work(tx))),
  }
  const mortalFetch: Fetch = (url, init) => around(() => fetch(url, init))
  return { db, fetch: mortalFetch, isDead }
}

const tables = [
  'live_additions',
  'live_bets',
  'live_exposure',
  'live_rounds',
  'live_chains',
  'demo_moves',
  'wallet_calls',
  'rounds',
  'next_seeds',
  'seeds',
  'sessions',
]

/** Everything the studio has written is gone. A table of a few rows is emptied sooner than it is truncated. */
export async function clearStudio(db: Sql): Promise<void> {
  const [last, ...others] = tables.map((name) => `delete from studio.${name}`)
  await db.query(`with ${others.map((statement, at) => `t${at} as (${statement})`).join(', ')} ${last}`)
}
