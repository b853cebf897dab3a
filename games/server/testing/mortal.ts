import type { Db, Fetch, Sql } from '../ports.ts'

class Killed extends Error {}

/**
 * A process that dies after its n-th step completes and before it sees the result; a step is a statement or a wallet
 * call. Afterwards every call fails. Dying before a step has the same effect as dying after the previous one.
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

/** Deletes all rows of the studio. For tables of a few rows this is faster than TRUNCATE. */
export async function clearStudio(db: Sql): Promise<void> {
  const [last, ...others] = tables.map((name) => `delete from studio.${name}`)
  await db.query(`with ${others.map((statement, at) => `t${at} as (${statement})`).join(', ')} ${last}`)
}
