import { readSupportConfig } from '../../core/content/configs/supportConfig.ts'
import { textOf } from '../../core/content/texts.ts'
import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { publishToPlayer } from './ownThread.ts'
import { addMessage, listWaiting, lockWaiting, type Waiting } from './store.ts'

type Needs = Pick<Core, 'db' | 'realtime' | 'clock'>

const dayMs = 86_400_000

/** A demo's desk is often unstaffed, so waiting visitors get an answer that is marked as automatic. */
export async function answerWaiting(needs: Needs): Promise<void> {
  const { automatic_answer: rule } = readSupportConfig()
  if (rule === null) return
  const now = needs.clock.now().getTime()
  const said = { after: new Date(now - dayMs), before: new Date(now - rule.after_seconds * 1000) }
  const quietSince = new Date(now - rule.again_after_hours * 3_600_000)
  for (const one of await listWaiting(needs.db, said, quietSince))
    await needs.db.transaction((tx) => answerOne(needs, tx, one))
}

async function answerOne(needs: Needs, tx: Tx, waiting: Waiting): Promise<void> {
  // An agent may have replied since.
  const thread = await lockWaiting(tx, waiting)
  if (!thread) return
  const { row, isNew } = await addMessage(tx, thread, {
    author: 'automatic',
    content: textOf(thread.locale, 'support.automatic', {}, thread.brand),
    key: `automatic ${waiting.last_message_id}`,
    now: needs.clock.now(),
  })
  if (isNew) await publishToPlayer(needs, tx, thread, row)
}

/** Runs only in a demo. */
export const automaticAnswerTimer = (needs: Needs) => ({
  name: 'automatic answers of support',
  everyMs: 2_000,
  run: () => answerWaiting(needs),
})
