import type { Handler } from '../../core/http/handler.ts'
import { ownThread, presentMessage, publishToPlayer } from './ownThread.ts'
import { countUnread, listMessages, markSeen, nothingUnread } from './store.ts'

/** SUP-01: the conversation, both sides of it. */
export const readThread: Handler<'support.thread'> = async (ctx) => {
  const { thread, headers } = await ownThread(ctx)
  if (!thread) return { status: 200, headers, body: { ...nothingUnread, messages: [], email: null } }
  const [messages, unread] = await Promise.all([listMessages(ctx.db, thread.id), countUnread(ctx.db, thread.id)])
  return { status: 200, headers, body: { ...unread, messages: messages.map(presentMessage), email: thread.email } }
}

/** NAV-15 */
export const readUnread: Handler<'support.unread'> = async (ctx) => {
  const { thread, headers } = await ownThread(ctx)
  return { status: 200, headers, body: thread ? await countUnread(ctx.db, thread.id) : nothingUnread }
}

export const seeThread: Handler<'support.seen'> = async (ctx, { body }) => {
  const { thread, headers } = await ownThread(ctx)
  if (thread)
    await ctx.db.transaction(async (tx) => {
      await markSeen(tx, thread.id, BigInt(body.up_to))
      await publishToPlayer(ctx, tx, thread, null)
    })
  return { status: 204, headers }
}
