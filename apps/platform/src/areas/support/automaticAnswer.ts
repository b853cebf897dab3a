import { readSupportConfig } from '../../core/content/supportConfig.ts'
import { textOf } from '../../core/content/texts.ts'
import type { Db, Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { tellPlayer } from './ownThread.ts'
import { addMessage, findThread } from './store.ts'

type Needs = Pick<Core, 'db' | 'realtime' | 'clock'>

const dayMs = 86_400_000

interface Waiting extends Record<string, unknown> {
  readonly id: bigint
  readonly last_message_id: bigint
}

const listWaiting = (db: Db, said: { readonly after: Date; readonly before: Date }, quietSince: Date) =>
  db.query<Waiting>(
    `SELECT t.id, t.last_message_id FROM support_threads t JOIN support_messages m ON m.id = t.last_message_id
     WHERE m.author = 'player' AND NOT m.by_mail AND m.created_at > $1 AND m.created_at <= $2
       AND NOT EXISTS (SELECT FROM support_messages o WHERE o.thread_id = t.id AND o.author <> 'player' AND o.created_at > $3)`,
    [said.after, said.before, quietSince],
  )

/** A demo's desk is often unstaffed: visitors who wait there get an automatic answer, which says that it is one. */
export async function answerWaiting(needs: Needs): Promise<void> {
  const { automatic_answer: rule } = readSupportConfig()
  if (rule === null) return
  const now = needs.clock.now().getTime()
  const said = { after: new Date(now - dayMs), before: new Date(now - rule.after_seconds * 1000) }
  const quietSince = new Date(now - rule.again_after_hours * 3_600_000)
  for (const one of await listWaiting(needs.db, said, quietSince))
    await needs.db.transaction((tx) => answerOne(needs, tx, one))
}

async function answerOne(needs: Needs, tx: Tx, { id, last_message_id: asked }: Waiting): Promise<void> {
  // An agent may have been faster.
  const still = await tx.query('SELECT FROM support_threads WHERE id = $1 AND last_message_id = $2 FOR UPDATE', [
    id,
    asked,
  ])
  const thread = still.length > 0 ? await findThread(tx, id) : null
  if (!thread) return
  const { row, isNew } = await addMessage(tx, thread, {
    author: 'automatic',
    content: textOf(thread.locale, 'support.automatic', {}, thread.brand),
    key: `automatic ${asked}`,
    now: needs.clock.now(),
  })
  if (isNew) await tellPlayer(needs, tx, thread, row)
}

/** Of a demo alone. */
export const automaticAnswerTimer = (needs: Needs) => ({
  name: 'automatic answers of support',
  everyMs: 2_000,
  run: () => answerWaiting(needs),
})
