import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../core/db/db.ts'
import { deleteVisits } from './store.ts'

const day = 86_400_000
/** A campaign is settled within a quarter; after that a visit, and the address it came from, is nobody's business. */
const visitsKeptMs = 90 * day

/** What tracking asks of time. */
export const trackingTimers = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => [
  {
    name: 'old visits',
    everyMs: 3_600_000,
    run: () => deleteVisits(db, new Date(clock.now().getTime() - visitsKeptMs)),
  },
]
