import { closeOverlooked } from '../core/exclusion/exclusion.ts'
import type { Core } from '../core/http/handler.ts'
import { cleanIdempotencyKeys } from '../core/http/idempotency.ts'
import type { Timer } from './worker.ts'

const minute = 60_000

/** What the core itself asks of time. */
export const coreTimers = ({ db, clock, sessions, realtime }: Core): readonly Timer[] => [
  {
    name: 'idle sessions',
    everyMs: minute,
    run: async () => {
      await sessions.endIdle()
    },
  },
  { name: 'players to compare', everyMs: minute, run: () => closeOverlooked({ db, clock, sessions, realtime }) },
  { name: 'old sessions', everyMs: 60 * minute, run: () => sessions.deleteOld() },
  { name: 'old idempotency keys', everyMs: 60 * minute, run: () => cleanIdempotencyKeys(db, clock) },
]
