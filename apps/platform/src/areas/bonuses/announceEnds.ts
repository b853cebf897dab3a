import type { Db } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { emitMany } from '../../core/outbox/outbox.ts'

const dayMs = 86_400_000
const batch = 500
const tables = ['player_bonuses', 'player_freespins'] as const

/**
 * Publishes once that a gift which waits to be activated ends within a day. A gift that was granted for less than two
 * days is left out: its player has just got the message about it.
 */
export async function announceEnds({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> {
  for (const table of tables) {
    let count = batch
    while (count === batch) count = await announceBatch(db, table, clock.now())
  }
}

const announceBatch = (db: Db, table: (typeof tables)[number], now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx.query<{ player_id: bigint }>(
      `UPDATE ${table} SET end_announced_at = $1 WHERE id IN (
         SELECT id FROM ${table} WHERE stage = 'issued' AND end_announced_at IS NULL AND activatable_until > $1
            AND activatable_until <= $2 AND created_at < activatable_until - interval '2 days'
          ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
       RETURNING player_id`,
      [now, new Date(now.getTime() + dayMs)],
    )
    await emitMany(
      tx,
      'bonuses.giftEnds',
      rows.map(({ player_id: player }) => ({ player })),
    )
    return rows.length
  })
