import { nextCycle, overdueDrop, type Pool } from '../../areas/jackpots/pool.ts'
import { type Jackpot, newSecret } from '../../areas/jackpots/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { type Award, awardDrop } from './awardDrop.ts'
import type { JackpotNeeds } from './needs.ts'

/**
 * A pool whose time is over: the last round that fed it has it. When nobody fed it at all it stands and a new time begins. Null
 * when its time is not over, or it has none.
 */
export async function endTime(
  needs: Pick<JackpotNeeds, 'ledger'>,
  tx: Tx,
  jackpot: Jackpot,
  pool: Pool,
  now: Date,
): Promise<{ readonly pool: Pool; readonly award: Award | null } | null> {
  if (pool.dropsBy === null || pool.dropsBy > now) return null
  const drop = overdueDrop(pool, now)
  if (drop === null || pool.last === null) return { pool: nextCycle(pool, 0n, newSecret(), now), award: null }
  return awardDrop(needs, tx, jackpot, pool, drop, pool.last, now)
}
