import type { Tx } from '../../core/db/db.ts'
import type { Core } from '../../core/http/handler.ts'
import { enqueueMail } from '../../core/mail/enqueueMail.ts'
import { emit } from '../../core/outbox/outbox.ts'
import { publishToPlayer } from './ownThread.ts'
import { addMessage, findThread, isLastMessageByForm, type MessageRow, type ThreadRow } from './store.ts'

export interface AgentAnswer {
  readonly threadId: bigint
  readonly agent: string
  readonly content: string
  /** Idempotency key of the reply. */
  readonly key: string
}

/**
 * Adds an agent's reply and publishes it to the player's open pages. Also emails it to a guest, to a player without an
 * open page, and after a message by the form. Returns false when there is no such conversation.
 */
export function answerThread(
  core: Pick<Core, 'db' | 'realtime' | 'clock'>,
  { threadId, agent, content, key }: AgentAnswer,
): Promise<boolean> {
  return core.db.transaction(async (tx) => {
    const thread = await findThread(tx, threadId)
    if (!thread) return false
    const { row, isNew } = await addMessage(tx, thread, { author: 'agent', agent, content, key, now: core.clock.now() })
    if (isNew) {
      await publishToPlayer(core, tx, thread, row)
      await notifyAway(core, tx, thread, row)
    }
    return true
  })
}

async function notifyAway({ realtime }: Pick<Core, 'realtime'>, tx: Tx, thread: ThreadRow, row: MessageRow) {
  const { player_id: playerId, email, locale, brand } = thread
  const isHere = playerId !== null && realtime.hasSubscribers(playerId, 'support_messages')
  if (playerId !== null && !isHere) await emit(tx, 'support.answered', { player: playerId })
  if (isHere && !(await isLastMessageByForm(tx, thread.id))) return
  const values = { agent: row.agent ?? '', content: row.content }
  await enqueueMail(tx, { template: 'supportAnswer', to: email, locale, brand, values })
}
