import type { Db } from '../../core/db/db.ts'
import { type Consumer, deliver } from '../../core/outbox/outbox.ts'
import type { SupportDesk } from '../../ports/support/supportDesk.ts'
import { findDeskMessage } from './store.ts'

/** Forwards every message to the operator's help desk, at least once. */
export const supportConsumer = (db: Db, desk: SupportDesk | null): Consumer => ({
  name: 'support',
  reactions: [
    deliver('support.said', async ({ payload }) => {
      const row = await findDeskMessage(db, payload.message)
      if (row && desk)
        await desk.send({
          id: row.id.toString(),
          thread: row.thread_id.toString(),
          brand: row.brand,
          player: row.player_id?.toString() ?? null,
          email: row.email,
          locale: row.locale,
          content: row.content,
          sentAt: row.created_at,
        })
    }),
  ],
})
