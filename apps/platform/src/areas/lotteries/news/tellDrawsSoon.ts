import type { Core } from '../../../core/http/handler.ts'
import { lockToTellSoon, storeToldSoon } from '../draw/drawStore.ts'
import { readLottery } from '../store.ts'
import { tellSoon } from './tellPlayers.ts'

const hourMs = 3_600_000
const atOnce = 200

/** Timer that notifies every ticket holder once, an hour before the draw. */
export async function tellDrawsSoon(needs: Pick<Core, 'db' | 'clock' | 'realtime'>): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await needs.db.transaction(async (tx) => {
      const now = needs.clock.now()
      const due = await lockToTellSoon(tx, now, new Date(now.getTime() + hourMs), atOnce)
      if (!due) return false
      const row = await readLottery(tx, due.id)
      for (const playerId of due.players) await tellSoon(needs, tx, row, playerId)
      await storeToldSoon(tx, due.id, due.players.at(-1) ?? null, now)
      return true
    })
  }
}
