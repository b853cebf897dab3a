import type { Tx } from '../../../core/db/db.ts'
import type { JackpotNeeds } from '../needs.ts'
import { nextCycle, overdueDrop, type Pool } from '../pool.ts'
import { type Jackpot, newSecret } from '../store.ts'
import { type Award, awardDrop } from './awardDrop.ts'

/**
 * Awards a pool whose time has run out to the last round that fed it. If no round fed it, the pool keeps its amount and
 * a new time starts. Null when its time has not run out or it has no time.
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
