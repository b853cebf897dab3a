import type { Db } from './db/db.ts'
import type { Core } from './http/handler.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Sessions } from './session.ts'

const refuse = (): never => {
  throw new Error(
    "A call of the operator's own service used the database, a session or the ledger, which it has none of.",
  )
}

/** Throws for whatever is used of it. */
const absent = <T extends object>(): T => new Proxy({} as T, { get: refuse })

/** A database that nobody may ask. */
const noDb: Db = {
  query: async () => refuse(),
  transaction: async () => refuse(),
  close: async () => undefined,
}

const nobodyListens: Realtime = {
  publish: () => undefined,
  publishTo: () => undefined,
  isHeard: () => false,
  isWatched: () => false,
  hearers: () => new Set<bigint>(),
  disconnect: () => undefined,
}

/**
 * The parts of the core that the operator's own service does without. Every session is nobody's: its calls say the same
 * to everybody in a country, and who is signed in is the platform's to know.
 */
export const nobody = (): Pick<Core, 'db' | 'ledger' | 'realtime' | 'sessions'> => ({
  db: noDb,
  ledger: absent<Ledger>(),
  realtime: nobodyListens,
  // The one question asked of it for every request: whose session is it?
  sessions: { find: async () => null } as Partial<Sessions> as Sessions,
})
