import type { Core } from '../../../core/http/handler.ts'
import { lockToNotifySoon, storeNotifiedSoon } from '../draw/drawStore.ts'
import { readLottery } from '../store.ts'
import { notifySoon } from './notifyPlayers.ts'

const hourMs = 3_600_000
const atOnce = 200

/** Timer that notifies every ticket holder once, an hour before the draw. */
export async function notifyDrawsSoon(needs: Pick<Core, 'db' | 'clock' | 'realtime'>): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await needs.db.transaction(async (tx) => {
      const now = needs.clock.now()
      const due = await lockToNotifySoon(tx, now, new Date(now.getTime() + hourMs), atOnce)
      if (!due) return false
      const row = await readLottery(tx, due.id)
      for (const playerId of due.players) await notifySoon(needs, tx, row, playerId)
      await storeNotifiedSoon(tx, due.id, due.players.at(-1) ?? null, now)
      return true
    })
  }
}
