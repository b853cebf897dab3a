import type { Tx } from '../../../core/db/db.ts'
import type { JackpotNeeds } from '../needs.ts'
import type { Pool } from '../pool.ts'
import { type Jackpot, lockOverdue, savePools } from '../store.ts'
import type { Award } from './awardDrop.ts'
import { endTime } from './endTime.ts'

/** Drops pools whose time has run out because no round was played after the hidden time. */
export async function dropOverdue(needs: JackpotNeeds): Promise<void> {
  const now = needs.clock.now()
  await needs.db.transaction(async (tx) => {
    const jackpots = await lockOverdue(tx, now)
    if (jackpots.length === 0) return
    const awards: Award[] = []
    for (const jackpot of jackpots) awards.push(...(await dropLevels(needs, tx, jackpot, now)))
    tx.afterCommit(() =>
      needs.publisher.publish(
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
    const ended = await endTime(needs, tx, jackpot, pool, now)
    if (!ended) continue
    pools.push(ended.pool)
    if (ended.award) awards.push(ended.award)
  }
  await savePools(tx, pools)
  return awards
}
