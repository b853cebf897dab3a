import type { Core } from '../core/http/handler.ts'
import { cleanIdempotencyKeys } from '../core/http/idempotency.ts'
import type { Timer } from '../core/timer.ts'

const minute = 60_000

export const coreTimers = ({ db, clock, sessions, config }: Core): readonly Timer[] => [
  {
    name: 'idle sessions',
    everyMs: minute,
    run: async () => {
      await sessions.endIdle()
    },
  },
  { name: 'old sessions', everyMs: 60 * minute, run: () => sessions.deleteOld(config.sessionsKeptDays) },
  { name: 'old idempotency keys', everyMs: 60 * minute, run: () => cleanIdempotencyKeys(db, clock) },
]
