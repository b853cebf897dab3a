import type { Clock, Db } from '../ports.ts'
import { UNFINISHED_SQL } from './unfinishedRounds.ts'

const DAY_MS = 24 * 60 * 60_000
/** Calls per transaction. */
const BATCH = 10_000

/**
 * Deletes wallet calls that were answered, of rounds that are over, after so many days: nothing sends them again, and the
 * round has what they moved. Returns their number.
 */
export async function deleteAnsweredCalls(db: Db, clock: Clock, retentionDays = 30): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionDays * DAY_MS)
  let deleted = 0
  for (let gone = BATCH; gone === BATCH; ) {
    const rows = await db.query(
      `delete from studio.wallet_calls where transaction_id in (
         select c.transaction_id from studio.wallet_calls c join studio.rounds r on r.id = c.round_id
          where c.created_at < $1 and c.state <> 'pending' and r.state not in ${UNFINISHED_SQL} limit ${BATCH} for update of c skip locked)
       returning transaction_id`,
      [before],
    )
    gone = rows.length
    deleted += gone
  }
  return deleted
}
