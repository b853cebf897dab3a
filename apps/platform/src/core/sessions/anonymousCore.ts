import type { Db } from '../db/db.ts'
import type { Core } from '../http/handler.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Realtime } from '../realtime/realtime.ts'
import type { Sessions } from './session.ts'

const refuse = (): never => {
  throw new Error(
    "A call of the operator's own service used the database, a session or the ledger, which it does not have.",
  )
}

/** Throws on every use. */
const absent = <T extends object>(): T => new Proxy({} as T, { get: refuse })

/** A database that rejects every query. */
const noDb: Db = {
  query: async () => refuse(),
  transaction: async () => refuse(),
  close: async () => undefined,
}

const noSubscribers: Realtime = {
  publish: () => undefined,
  publishTo: () => undefined,
  hasSubscribers: () => false,
  isWatched: () => false,
  subscribers: () => new Set<bigint>(),
  retainMessages: () => null,
  disconnect: () => undefined,
}

/**
 * The parts of the core that the operator's own service runs without. All requests are anonymous: answers depend on the
 * visitor's country at most, and only the platform knows the signed-in player.
 */
export const anonymousCore = (): Pick<Core, 'db' | 'ledger' | 'realtime' | 'sessions'> => ({
  db: noDb,
  ledger: absent<Ledger>(),
  realtime: noSubscribers,
  // Every request looks up its session; here there is never one.
  sessions: { find: async () => null } as Partial<Sessions> as Sessions,
})
