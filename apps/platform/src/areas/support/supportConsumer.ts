import type { Db } from '../../core/db/db.ts'
import { type Consumer, deliver } from '../../core/outbox/outbox.ts'
import type { SupportDesk } from '../../ports/support/supportDesk.ts'

interface SaidRow extends Record<string, unknown> {
  readonly id: bigint
  readonly thread_id: bigint
  readonly brand: string
  readonly player_id: bigint | null
  readonly email: string
  readonly locale: string
  readonly content: string
  readonly created_at: Date
}

/** Forwards every message to the operator's help desk, at least once. */
export const supportConsumer = (db: Db, desk: SupportDesk | null): Consumer => ({
  name: 'support',
  reactions: [
    deliver('support.said', async ({ payload }) => {
      const [row] = await db.query<SaidRow>(
        `SELECT id, thread_id, brand, player_id, email, locale, content, created_at FROM support_messages
         WHERE id = $1 AND thread_id IS NOT NULL`,
        [payload.message],
      )
      if (row && desk)
        await desk.tell({
          id: row.id.toString(),
          thread: row.thread_id.toString(),
          brand: row.brand,
          player: row.player_id?.toString() ?? null,
          email: row.email,
          locale: row.locale,
          content: row.content,
          saidAt: row.created_at,
        })
    }),
  ],
})
