import { nextCycle, overdueDrop, type Pool } from '../../areas/jackpots/pool.ts'
import { type Jackpot, lockOverdue, newSecret, savePools } from '../../areas/jackpots/store.ts'
import type { Tx } from '../../core/db/db.ts'
import { type Award, awardDrop } from './awardDrop.ts'
import type { JackpotNeeds } from './needs.ts'

/**
 * What must drop within a time and has not, because nobody played after the hidden moment: the last round that fed it has it.
 * When nobody fed it at all the pool stands and a new time begins.
 */
export async function dropOverdue(needs: JackpotNeeds): Promise<void> {
  const now = needs.clock.now()
  await needs.db.transaction(async (tx) => {
    const jackpots = await lockOverdue(tx, now)
    if (jackpots.length === 0) return
    const awards: Award[] = []
    for (const jackpot of jackpots) awards.push(...(await dropLevels(needs, tx, jackpot, now)))
    tx.afterCommit(() =>
      needs.news.tell(
        jackpots.map(({ id }) => id),
        awards,
      ),
    )
  })
}

async function dropLevels(needs: JackpotNeeds, tx: Tx, jackpot: Jackpot, now: Date): Promise<Award[]> {
  const awards: Award[] = []
  const pools: Pool[] = []
  for (const { pool } of jackpot.levels) {
    const drop = overdueDrop(pool, now)
    if (drop === null || pool.last === null) {
      pools.push(nextCycle(pool, 0n, newSecret(), now))
      continue
    }
    const paid = await awardDrop(needs, tx, jackpot, pool, drop, pool.last, now)
    pools.push(paid.pool)
    awards.push(paid.award)
  }
  await savePools(tx, pools)
  return awards
}
