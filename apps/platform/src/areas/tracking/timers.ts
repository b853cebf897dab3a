import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { deleteVisits } from './store.ts'

const day = 86_400_000
/** Campaigns are settled within a quarter; after that, the visit and its IP address are no longer needed. */
const visitRetentionMs = 90 * day

export const trackingTimers = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => [
  {
    name: 'old visits',
    everyMs: 3_600_000,
    run: () => deleteVisits(db, new Date(clock.now().getTime() - visitRetentionMs)),
  },
]
